import { expect, test } from 'vitest';
import { delayBefore } from './reconnect.ts';

test('la espera se duplica de 1 s hasta 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 50, 5000].map((intento) => delayBefore(intento, 0))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

test('el azar agrega hasta una quinta parte', () => {
  expect(delayBefore(0, 0.999999)).toBe(1_200);
  expect(delayBefore(10, 0.5)).toBe(33_000);
});
