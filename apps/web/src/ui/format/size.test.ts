import { expect, it } from 'vitest';
import { formatSize } from './size.ts';

it.each([
  [1, '1 KB'],
  [12 * 1024, '12 KB'],
  [3_565_158, '3.4 MB'],
  [1.25 * 2 ** 30, '1.3 GB'],
  [2 ** 40, '1.0 TB'],
])('%d bytes son %s', (bytes, said) => {
  expect(formatSize(bytes)).toBe(said);
});
