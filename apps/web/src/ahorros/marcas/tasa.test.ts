import { expect, test } from 'vitest';
import { decirTasa } from './tasa.ts';

test('una tasa se lee con dos decimales, o con los que tenga', () => {
  expect([35_000, 0, 32_525, 5_000, 1_000_000, 100].map(decirTasa)).toEqual([
    '3.50\u00a0%',
    '0.00\u00a0%',
    '3.2525\u00a0%',
    '0.50\u00a0%',
    '100.00\u00a0%',
    '0.01\u00a0%',
  ]);
});
