import { expect, test } from 'vitest';
import { cuentas } from './cuentas.ts';
import { debe, haber } from './escena.ts';
import { crearLibro } from './libro.ts';
import { interesDe } from './montos.ts';

test('cada saldo es positivo de su propio lado', () => {
  const libro = crearLibro();
  libro.anotar('01', 0, [debe(cuentas.boveda, 500_00), haber(cuentas.ahorroCorriente, 500_00)]);
  expect(libro.de('01').saldo(cuentas.boveda)).toBe(500_00);
  expect(libro.de('01').saldo(cuentas.ahorroCorriente)).toBe(500_00);
  expect(libro.de('02').saldo(cuentas.boveda)).toBe(0);
});

test('los numerales suman el saldo con que terminó cada día', () => {
  const libro = crearLibro();
  libro.anotar('01', 0, [debe(cuentas.boveda, 100_00)]);
  libro.anotar('01', 3, [debe(cuentas.boveda, 50_00)]);
  libro.anotar('01', 3, [haber(cuentas.boveda, 30_00)]);
  const de01 = libro.de('01');
  // Días 1 y 2 a 100.00, días 3 y 4 a 120.00: 200.00 + 240.00 = 440.00
  expect(de01.numerales(cuentas.boveda, 1, 4)).toBe(440_00);
  expect(de01.saldoAl(cuentas.boveda, 2)).toBe(100_00);
  expect(de01.saldoAl(cuentas.boveda, 3)).toBe(120_00);
});

test('el interés se redondea una sola vez', () => {
  // 1,000.00 × 31 días al 3.5 % anual: 1,000.00 × 31 × 0.035 / 365 = 2.9726…
  expect(interesDe(1_000_00 * 31, 35_000)).toBe(297);
});
