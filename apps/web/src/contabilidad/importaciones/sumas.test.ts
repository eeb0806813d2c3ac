import { expect, test } from 'vitest';
import { nombreDeMes } from './sumas.ts';

test.each([
  ['2026-11', 'nov 2026'],
  ['2027-01', 'ene 2027'],
  ['', ''],
])('%s es %s', (mes, nombre) => expect(nombreDeMes(mes)).toBe(nombre));
