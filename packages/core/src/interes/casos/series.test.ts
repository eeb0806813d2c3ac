import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deDecimal, dividirRacionales, enDecimales, type Racional, racional } from '../racional.ts';
import { exponencial, logaritmo, potencia } from './series.ts';

const decir = (valor: Racional) => enDecimales(valor, 40, 'mitad-arriba');
const positivo = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.bigInt({ min: 1n, max: 10n ** 9n }))
  .map(([num, den]) => racional(num, den));

describe('las series', () => {
  it('dan las constantes conocidas', () => {
    expect(decir(exponencial(racional(1n)))).toBe('2.7182818284590452353602874713526624977572');
    expect(decir(logaritmo(racional(2n)))).toBe('0.6931471805599453094172321214581765680755');
    expect(decir(logaritmo(racional(10n)))).toBe('2.3025850929940456840179914546843642076011');
    expect(decir(potencia(racional(2n), racional(1n, 2n)))).toBe(
      '1.4142135623730950488016887242096980785697',
    );
    expect(decir(exponencial(racional(0n)))).toBe(decir(racional(1n)));
    expect(decir(logaritmo(racional(1n)))).toBe(decir(racional(0n)));
  });

  it('una raíz exacta sale exacta', () => {
    fc.assert(
      fc.property(positivo, fc.integer({ min: 2, max: 12 }), (base, n) => {
        const corta = deDecimal(enDecimales(base, 20, 'truncar'));
        fc.pre(corta.num > 0n);
        expect(decir(potencia(potencia(corta, racional(BigInt(n))), racional(1n, BigInt(n))))).toBe(
          decir(corta),
        );
      }),
    );
  });

  it('e elevado al logaritmo es el número', () => {
    fc.assert(
      fc.property(positivo, (valor) => {
        const vuelta = exponencial(logaritmo(valor));
        const relativa = dividirRacionales(vuelta, valor);
        expect(enDecimales(relativa, 38, 'mitad-arriba')).toBe(enDecimales(racional(1n), 38, 'truncar'));
      }),
    );
  });

  it('no hay logaritmo de lo que no es mayor que cero', () => {
    expect(() => logaritmo(racional(0n))).toThrow(RangeError);
    expect(() => potencia(racional(-1n), racional(1n, 2n))).toThrow(RangeError);
    expect(() => exponencial(racional(201n))).toThrow(RangeError);
  });
});
