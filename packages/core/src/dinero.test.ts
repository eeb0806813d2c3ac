import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CERO,
  centavos,
  formatearQuetzales,
  leerQuetzales,
  magnitud,
  opuesto,
  redondeada,
  restar,
  sumar,
} from './dinero.ts';

const monto = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }).map(centavos);

describe('centavos', () => {
  it.each([0.1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%s no son centavos exactos', (valor) => {
    expect(() => centavos(valor)).toThrow(RangeError);
  });

  it('el cero negativo es cero', () => expect(Object.is(centavos(-0), 0)).toBe(true));

  it('500.00 + 250.00 − 12.50 = 737.50', () =>
    expect(sumar([50_000, 25_000, -1_250].map(centavos))).toBe(73_750));

  it('737.50 − 800.00 = (62.50), y al revés 62.50', () => {
    expect(restar(centavos(73_750), centavos(80_000))).toBe(-6_250);
    expect(opuesto(centavos(-6_250))).toBe(6_250);
  });

  it('lo opuesto de cero es cero, sin signo', () => expect(Object.is(opuesto(CERO), 0)).toBe(true));

  it('12.50 de más y 12.50 de menos son del mismo tamaño', () => {
    expect([1_250, -1_250, 0].map(centavos).map(magnitud)).toEqual([1_250, 1_250, 0]);
  });

  it.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [5n, -2n, -3n],
    [4n, 3n, 1n],
    [-4n, 3n, -1n],
    [0n, 7n, 0n],
  ])('%i ÷ %i se redondea a %i: la mitad se aleja del cero', (num, den, entero) => {
    expect(redondeada(num, den)).toBe(entero);
  });

  it('una suma que dejaría de ser exacta se detiene', () => {
    expect(() => sumar([Number.MAX_SAFE_INTEGER, 1].map(centavos))).toThrow(RangeError);
  });

  it('una resta también', () => {
    expect(() => restar(centavos(Number.MIN_SAFE_INTEGER), centavos(1))).toThrow(RangeError);
  });
});

describe('lo que una persona lee y escribe', () => {
  it.each([
    [0, 'Q 0.00'],
    [5, 'Q 0.05'],
    [123_456, 'Q 1,234.56'],
    [12_345_678_900, 'Q 123,456,789.00'],
    [-1_250, '(Q 12.50)'],
  ])('%i se lee %s', (valor, texto) => expect(formatearQuetzales(centavos(valor))).toBe(texto));

  it.each([
    ['1234.56', 123_456],
    ['1,234.5', 123_450],
    ['Q 1,234', 123_400],
    [' 0.07 ', 7],
  ])('«%s» son %i centavos', (texto, valor) => expect(leerQuetzales(texto)).toBe(valor));

  it.each([
    '',
    '1e3',
    '0x10',
    '1.005',
    '-1.00',
    '1,23.00',
    '12,34',
    '١.٠٠',
    '1.',
    '.5',
    'abc',
    '99999999999999999',
  ])('«%s» no es un monto', (texto) => expect(leerQuetzales(texto)).toBeUndefined());

  it('leer lo formateado devuelve lo mismo', () => {
    fc.assert(
      fc.property(monto, (valor) => {
        expect(leerQuetzales(formatearQuetzales(valor))).toBe(valor);
      }),
    );
  });
});
