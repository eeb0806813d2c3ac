import { expect, it } from 'vitest';
import { moveInGrid } from './grid-keys.ts';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 8, 9],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, 0],
  ['PageDown', 0, 9],
  ['Home', 7, 0],
  ['End', 0, 9],
  ['a', 4, undefined],
])('%s desde %i lleva a %s, entre diez en tres columnas', (key, from, to) => {
  expect(moveInGrid(key, from, 10, 3)).toBe(to);
});
