import { expect, test } from 'vitest';
import { cuentasContadas, exactoEnQuetzales, tasaEscrita, variacion } from './cifras.ts';

test.each([
  ['123456.789000000000', '1,234.56789'],
  ['5.250000000000', '0.0525'],
  ['-0.500000000000', '−0.005'],
  ['100', '1.00'],
  ['0', '0.00'],
])('%s centavos son Q %s', (exacto, escrito) => expect(exactoEnQuetzales(exacto)).toBe(escrito));

test.each([
  [35_000, '3.50 %'],
  [41_250, '4.125 %'],
  [5, '0.0005 %'],
  [0, '0.00 %'],
  [1_000_000, '100.00 %'],
])('%d por millón es %s', (ppm, escrita) => expect(tasaEscrita(ppm)).toBe(escrita));

test.each([
  [110, 100, '+10.0 %'],
  [95, 100, '−5.0 %'],
  [100, 100, '0.0 %'],
  [100, 0, undefined],
])('de %d antes %d varía %s', (esta, antes, escrita) => expect(variacion(esta, antes)).toBe(escrita));

test('una cuenta se dice en singular', () =>
  expect([cuentasContadas(1), cuentasContadas(1200)]).toEqual(['una cuenta', '1,200 cuentas']));
