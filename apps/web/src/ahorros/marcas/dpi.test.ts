import { expect, test } from 'vitest';
import { escribirDpi, leerDpi } from './dpi.ts';

test('el DPI se escribe como en el documento, también a medio escribir', () => {
  expect(['1234567890101', '123456', '12', ''].map(escribirDpi)).toEqual([
    '1234 56789 0101',
    '1234 56',
    '12',
    '',
  ]);
});

test('se lee con o sin espacios, y lo que sobra de trece dígitos no cuenta', () => {
  expect(leerDpi('1234 56789 0101')).toBe('1234567890101');
  expect(leerDpi('1234-56789-0101 99')).toBe('1234567890101');
});
