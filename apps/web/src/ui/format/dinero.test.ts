import { centavos } from '@cuadra/core/dinero';
import { describe, expect, test } from 'vitest';
import {
  conMontosEnteros,
  escribirMonto,
  formatearEntero,
  formatearMonto,
  formatearQuetzales,
  formatearSaldo,
} from './dinero.ts';

describe('montos en centavos, como se leen en Guatemala', () => {
  test.each([
    [0, '0.00'],
    [1, '0.01'],
    [-5, '(0.05)'],
    [99, '0.99'],
    [100, '1.00'],
    [123456, '1,234.56'],
    [-123456, '(1,234.56)'],
    [100_000_000_00, '100,000,000.00'],
    // The largest amount that is exact: dividing it by 100 would lose its last centavo.
    [Number.MAX_SAFE_INTEGER, '90,071,992,547,409.91'],
  ])('%i centavos son %s', (valor, texto) => expect(formatearMonto(centavos(valor))).toBe(texto));

  test('la moneda va delante y no se separa del monto', () => {
    expect(formatearQuetzales(centavos(123456))).toBe('Q\u00a01,234.56');
    expect(formatearQuetzales(centavos(-1200))).toBe('(Q\u00a012.00)');
    expect(conMontosEnteros('Faltan Q 12.00: quedaría con (Q 5.00), FAQ 3')).toBe(
      'Faltan Q\u00a012.00: quedaría con (Q\u00a05.00), FAQ 3',
    );
  });

  test('en un estado, el cero es una raya y lo negativo va entre paréntesis', () => {
    expect(formatearSaldo(centavos(0))).toBe('–');
    expect(formatearSaldo(centavos(-5000))).toBe('(50.00)');
    expect(formatearSaldo(centavos(5000))).toBe('50.00');
  });

  test('en un campo, lo negativo lleva su signo, como se escribiría', () => {
    expect(escribirMonto(centavos(-123456))).toBe('-1,234.56');
    expect(escribirMonto(centavos(123456))).toBe('1,234.56');
  });

  test.each([0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('%d no son centavos', (valor) => {
    // The compiler would refuse it first.
    expect(() => Reflect.apply(formatearMonto, undefined, [valor])).toThrow(RangeError);
  });

  test('los enteros también se agrupan', () => expect(formatearEntero(1234)).toBe('1,234'));
});
