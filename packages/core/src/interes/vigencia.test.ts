import { describe, expect, it } from 'vitest';
import { tablaDe } from './testing/entradas.ts';
import { vigenteEn } from './vigencia.ts';

describe('la tabla que rige', () => {
  const tablas = [tablaDe('2026-07-01', [2]), tablaDe('2026-01-01', [1])];
  it.each([
    ['2025-12-31', undefined],
    ['2026-01-01', '2026-01-01'],
    ['2026-06-30', '2026-01-01'],
    ['2026-07-01', '2026-07-01'],
  ])('el %s', (dia, esperada) => {
    expect(vigenteEn(tablas, dia)?.desde).toBe(esperada);
  });
});
