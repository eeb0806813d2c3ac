import { expect, it } from 'vitest';
import { vecinasDe } from './vecinas.ts';

const ESPERAN = ['a', 'b', 'c'];

it('la de en medio tiene anterior y siguiente; las puntas, una de las dos', () => {
  expect(vecinasDe(ESPERAN, 'b')).toEqual({ lugar: 2, anterior: 'a', siguiente: 'c' });
  expect(vecinasDe(ESPERAN, 'a')).toEqual({ lugar: 1, anterior: undefined, siguiente: 'b' });
  expect(vecinasDe(ESPERAN, 'c')).toEqual({ lugar: 3, anterior: 'b', siguiente: undefined });
});

it('la que otra persona ya decidió lleva a la que más espera; si ninguna espera, a ninguna', () => {
  expect(vecinasDe(ESPERAN, 'z')).toEqual({ lugar: 0, anterior: undefined, siguiente: 'a' });
  expect(vecinasDe([], 'z').siguiente).toBeUndefined();
});
