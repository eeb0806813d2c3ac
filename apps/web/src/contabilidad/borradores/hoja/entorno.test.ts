import { centavos } from '@cuadra/core/dinero';
import { expect, test } from 'vitest';
import { diferenciaEnPalabras } from './entorno.ts';

test.each([
  [0, 0, ''],
  [500, 500, 'La partida cuadra'],
  [1_700, 500, 'Faltan Q\u00a012.00 en el haber'],
  [0, 123_456, 'Faltan Q\u00a01,234.56 en el debe'],
])('debe %i y haber %i: «%s»', (debe, haber, esperado) => {
  expect(
    diferenciaEnPalabras({
      debe: centavos(debe),
      haber: centavos(haber),
      diferencia: centavos(debe - haber),
    }),
  ).toBe(esperado);
});
