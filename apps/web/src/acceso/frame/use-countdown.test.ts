import { expect, test } from 'vitest';
import { enPalabras, segundosHasta } from './use-countdown.ts';

test.each([
  [5000, 0, 5],
  [5000, 1, 5],
  [5000, 4000, 1],
  [5000, 4999, 1],
  [5000, 5000, 0],
  [5000, 99_000, 0],
])('con fin en %i ms, a los %i ms quedan %i s', (fin, ahora, quedan) => {
  expect(segundosHasta(fin, ahora)).toBe(quedan);
});

test.each([
  [1, '1 segundo'],
  [30, '30 segundos'],
  [60, '1 min 0 s'],
  [125, '2 min 5 s'],
])('%i segundos se dicen «%s»', (segundos, texto) => expect(enPalabras(segundos)).toBe(texto));
