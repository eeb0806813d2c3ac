import { expect, test } from 'vitest';
import { lineaDePrueba } from '../testing/partida-de-prueba.ts';
import { netoDe } from './neto.ts';

const original = [
  lineaDePrueba(1, '701101', 10_000),
  lineaDePrueba(2, '701102', 5_000),
  lineaDePrueba(3, '1011', -10_000),
  lineaDePrueba(4, '1012', -5_000),
];
const inversa = (...numeros: number[]) =>
  original
    .filter(({ n }) => numeros.includes(n))
    .map((linea, lugar) => ({ ...linea, n: lugar + 1, debe: linea.haber, haber: linea.debe }));

test('revertida entera, no queda nada', () => {
  expect(netoDe(original, inversa(1, 2, 3, 4))).toEqual([]);
});

test('revertida por partes, quedan las líneas que no se revirtieron', () => {
  // 100.00 + 50.00 − 50.00 = 100.00 in each side.
  expect(netoDe(original, inversa(2, 4)).map(({ idCuenta, debe, haber }) => [idCuenta, debe, haber])).toEqual(
    [
      ['701101', 10_000, 0],
      ['1011', 0, 10_000],
    ],
  );
});

test('varias líneas de una misma cuenta se suman', () => {
  const dos = [lineaDePrueba(1, '7', 300), lineaDePrueba(2, '7', 200), lineaDePrueba(3, '1', -500)];
  const parte = [lineaDePrueba(1, '7', -200), lineaDePrueba(2, '1', 200)];
  expect(netoDe(dos, parte)).toMatchObject([
    { idCuenta: '7', debe: 300, haber: 0 },
    { idCuenta: '1', debe: 0, haber: 300 },
  ]);
});
