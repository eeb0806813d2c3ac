import { expect, test } from 'vitest';
import { escribirPorcentaje, leerPorcentaje } from './porcentaje.ts';

test.each([
  ['3.5', 35_000],
  ['4.1250', 41_250],
  ['0', 0],
  ['100', 1_000_000],
  [' 3 % ', 30_000],
  ['100.0001', undefined],
  ['3,5', undefined],
  ['-1', undefined],
  ['1.23456', undefined],
  ['', undefined],
])('«%s» se lee %s', (texto, ppm) => expect(leerPorcentaje(texto)).toBe(ppm));

test.each([
  [35_000, '3.50'],
  [41_250, '4.125'],
  [0, '0.00'],
  [1_000_000, '100.00'],
])('%d se escribe %s, y vuelve a leerse igual', (ppm, texto) => {
  expect(escribirPorcentaje(ppm)).toBe(texto);
  expect(leerPorcentaje(texto)).toBe(ppm);
});
