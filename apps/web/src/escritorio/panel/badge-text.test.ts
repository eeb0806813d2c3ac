import { expect, test } from 'vitest';
import { textoDeInsignia } from './badge-text.ts';

test.each([
  [-1, undefined],
  [0, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [1_500, '99+'],
])('la insignia de %i dice %s', (cuantos, texto) => expect(textoDeInsignia(cuantos)).toBe(texto));
