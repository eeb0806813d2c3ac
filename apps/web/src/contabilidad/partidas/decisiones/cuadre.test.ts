import { expect, test } from 'vitest';
import { lineaDePrueba } from '../testing/partida-de-prueba.ts';
import { cuadreDe } from './cuadre.ts';

const lineas = [
  lineaDePrueba(1, '701101', 10_000),
  lineaDePrueba(2, '701102', 5_000),
  lineaDePrueba(3, '1011', -10_000),
  lineaDePrueba(4, '1012', -5_000),
];

test.each([
  [[1, 2, 3, 4], true, 'Las líneas elegidas cuadran.'],
  [[2, 4], true, 'Las líneas elegidas cuadran.'],
  // 100.00 − 50.00 = 50.00
  [[1, 4], false, 'Las líneas elegidas no cuadran: faltan Q\u00a050.00 en el haber.'],
  [[3], false, 'Las líneas elegidas no cuadran: faltan Q\u00a0100.00 en el debe.'],
  [[], false, 'Elija las líneas que se revierten.'],
])('%j', (elegidas, cuadra, frase) => {
  expect(cuadreDe(lineas, new Set(elegidas))).toMatchObject({ cuadra, frase });
});
