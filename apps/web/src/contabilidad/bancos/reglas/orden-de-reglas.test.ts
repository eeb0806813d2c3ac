import { expect, it } from 'vitest';
import { alFinal, mover } from './orden-de-reglas.ts';

const reglas = [
  { id: 'a', orden: 10 },
  { id: 'b', orden: 20 },
  { id: 'c', orden: 20 },
  { id: 'd', orden: 40 },
];
const movidas = (id: string, hacia: 'arriba' | 'abajo') =>
  mover(reglas, id, hacia).map(({ regla, orden }) => [regla.id, orden]);

it('una nueva va después de todas, sin pasar del máximo', () => {
  expect(alFinal(reglas)).toBe(50);
  expect(alFinal([])).toBe(10);
  expect(alFinal([{ id: 'z', orden: 10_000 }])).toBe(10_000);
});

it('dos vecinas cambian de lugar', () => {
  expect(movidas('b', 'arriba')).toEqual([
    ['b', 10],
    ['a', 20],
  ]);
  expect(movidas('d', 'arriba')).toEqual([
    ['d', 20],
    ['c', 40],
  ]);
});

it('dos del mismo lugar se numeran de nuevo', () => {
  expect(movidas('c', 'arriba')).toEqual([['b', 30]]);
});

it('la primera no sube y la última no baja', () => {
  expect(movidas('a', 'arriba')).toEqual([]);
  expect(movidas('d', 'abajo')).toEqual([]);
});
