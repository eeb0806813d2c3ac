import { expect, test } from 'vitest';
import { mesesPorImprimir } from './meses-por-imprimir.ts';

const enero = { mes: 1, desde: 1, hasta: 40, conOtros: false };
const febrero = { mes: 2, desde: 41, hasta: 90, conOtros: true };
const marzo = { mes: 3, desde: 80, hasta: 120, conOtros: true };

test('cada mes llega hasta la última de sus partidas, y lo ya impreso no se ofrece', () => {
  expect(
    mesesPorImprimir([enero, febrero, marzo], { desde: 1, tope: 120 }).map(({ hasta }) => hasta),
  ).toEqual([40, 90, 120]);
  expect(mesesPorImprimir([enero, febrero, marzo], { desde: 41, tope: 120 }).map(({ mes }) => mes)).toEqual([
    2, 3,
  ]);
});

test('el mayor no pasa de lo que el diario lleva impreso', () => {
  expect(mesesPorImprimir([enero, febrero, marzo], { desde: 1, tope: 100 }).map(({ mes }) => mes)).toEqual([
    1, 2,
  ]);
});

test('un mes cuya última partida es anterior a la del mes de antes no acorta el libro', () => {
  const atrasado = { mes: 2, desde: 41, hasta: 150, conOtros: true };
  expect(mesesPorImprimir([enero, atrasado, marzo], { desde: 1, tope: 200 }).at(-1)).toEqual({
    mes: 3,
    hasta: 150,
    conOtros: true,
  });
});
