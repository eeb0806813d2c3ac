import type { Indicador } from '@cuadra/contract/contabilidad/indicadores';
import { centavos } from '@cuadra/core/dinero';
import { expect, it } from 'vitest';
import { decirCambio, decirProporcion } from './decir-cambio.ts';

const decir = (ahora: number, antes?: number) =>
  decirCambio(centavos(ahora), antes === undefined ? undefined : centavos(antes), 'este mes').replaceAll(
    /\s/g,
    ' ',
  );

it('cuánto más o cuánto menos, en proporción a lo que había', () => {
  // (1,012 − 1,000) ÷ 1,000 = 1.2 %
  expect(decir(1_012_00, 1_000_00)).toMatch(/^\+1\.2 ?% este mes$/);
  expect(decir(988_00, 1_000_00)).toMatch(/^−1\.2 ?% este mes$/);
  // From −100 to −50 it went up.
  expect(decir(-50_00, -100_00)).toMatch(/^\+50\.0 ?% este mes$/);
  expect(decir(5, 5)).toBe('Sin cambio este mes');
});

it('de nada no hay porcentaje', () => {
  expect([decir(0, 0), decir(0), decir(5, 0), decir(5)]).toEqual([
    'Sin movimiento',
    'Sin movimiento',
    'Sin saldo antes de este mes',
    'Sin saldo antes de este mes',
  ]);
});

it('la mora se dice como parte de la cartera, si la hay', () => {
  const cartera = (valor: number | null): Indicador[] => [
    { id: 'cartera', valor: valor === null ? null : centavos(valor), linea: [], partes: [] },
  ];
  // 41 ÷ 1,000 = 4.1 %
  expect(decirProporcion(centavos(41), cartera(1_000))).toMatch(/^4\.1\s?% de la cartera$/);
  expect([decirProporcion(centavos(41), cartera(0)), decirProporcion(centavos(41), cartera(null))]).toEqual([
    undefined,
    undefined,
  ]);
});
