import { expect, it } from 'vitest';
import { shares, sum } from './shares.ts';

it('las partes suman el total: 100 entre tres es 34 + 33 + 33', () => {
  expect(shares(100, [1, 1, 1])).toEqual([34, 33, 33]);
});

it('lo que sobra va a la parte que más perdió al redondear: 1.4, 2.8 y 2.8 de 7', () => {
  expect(shares(7, [1, 2, 2])).toEqual([1, 3, 3]);
});

it('quien no pesa nada no recibe nada, y sin pesos no hay reparto', () => {
  expect(shares(10, [0, 3])).toEqual([0, 10]);
  expect(sum(shares(10, [0, 0]))).toBe(0);
});
