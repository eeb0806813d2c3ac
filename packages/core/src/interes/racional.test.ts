import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compararRacionales,
  deDecimal,
  dividirRacionales,
  enDecimales,
  multiplicarRacionales,
  NADA,
  potenciaDeRacional,
  type Racional,
  racional,
  restarRacionales,
  sumarRacionales,
  UNO,
} from './racional.ts';

const cualquiera = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 9n }))
  .map(([num, den]) => racional(num, den));
const distintoDeCero = cualquiera.filter(({ num }) => num !== 0n);

describe('racional', () => {
  it('se escribe reducido y con el signo arriba', () => {
    expect(racional(6n, -8n)).toEqual({ num: -3n, den: 4n });
    expect(racional(0n, -8n)).toEqual(NADA);
    expect(racional(5n)).toEqual({ num: 5n, den: 1n });
    expect(() => racional(1n, 0n)).toThrow(RangeError);
  });

  it('suma, resta, multiplica y divide como las fracciones', () => {
    fc.assert(
      fc.property(cualquiera, cualquiera, distintoDeCero, (a, b, c) => {
        expect(restarRacionales(sumarRacionales(a, b), b)).toEqual(a);
        expect(sumarRacionales(a, b)).toEqual(sumarRacionales(b, a));
        expect(dividirRacionales(multiplicarRacionales(a, c), c)).toEqual(a);
        expect(multiplicarRacionales(c, sumarRacionales(a, b))).toEqual(
          sumarRacionales(multiplicarRacionales(c, a), multiplicarRacionales(c, b)),
        );
      }),
    );
  });

  it('siempre queda reducido', () => {
    const reducido = ({ num, den }: Racional) => racional(num, den);
    fc.assert(
      fc.property(distintoDeCero, cualquiera, fc.integer({ min: -6, max: 6 }), (a, b, n) => {
        for (const valor of [
          sumarRacionales(a, b),
          multiplicarRacionales(a, b),
          dividirRacionales(b, a),
          potenciaDeRacional(a, n),
        ]) {
          expect(valor.den > 0n).toBe(true);
          expect(valor).toEqual(reducido(valor));
        }
      }),
    );
  });

  it('la potencia es multiplicar tantas veces', () => {
    fc.assert(
      fc.property(distintoDeCero, fc.integer({ min: 0, max: 12 }), (base, veces) => {
        let producto = UNO;
        for (let vez = 0; vez < veces; vez++) producto = multiplicarRacionales(producto, base);
        expect(potenciaDeRacional(base, veces)).toEqual(producto);
        expect(potenciaDeRacional(base, -veces)).toEqual(dividirRacionales(UNO, producto));
      }),
    );
    expect(() => potenciaDeRacional(UNO, 0.5)).toThrow(RangeError);
    expect(() => potenciaDeRacional(NADA, -1)).toThrow(RangeError);
  });

  it('se compara por su valor', () => {
    expect(compararRacionales(racional(1n, 3n), racional(1n, 2n))).toBe(-1);
    expect(compararRacionales(racional(-1n, 3n), racional(-1n, 2n))).toBe(1);
    expect(compararRacionales(racional(2n, 4n), racional(1n, 2n))).toBe(0);
  });
});

describe('deDecimal y enDecimales', () => {
  it.each([
    ['0.25', 1n, 4n],
    ['-10', -10n, 1n],
    ['+007.50', 15n, 2n],
    ['1e-3', 1n, 1000n],
    ['2.5E2', 250n, 1n],
  ])('lee %s', (texto, num, den) => {
    expect(deDecimal(texto)).toEqual({ num, den });
  });

  it.each(['', ' 1', '1,000', '1.', '.5', '0x10', '--1', '1/2', 'NaN'])('no lee «%s»', (texto) => {
    expect(() => deDecimal(texto)).toThrow(RangeError);
  });

  it('escribe exactamente los decimales pedidos', () => {
    expect(enDecimales(deDecimal('10129.58175'), 4, 'mitad-par')).toBe('10129.5818');
    expect(enDecimales(deDecimal('-0.5'), 2, 'mitad-arriba')).toBe('-0.50');
    expect(enDecimales(deDecimal('-0.004'), 2, 'mitad-arriba')).toBe('0.00');
    expect(enDecimales(deDecimal('-12.5'), 0, 'mitad-arriba')).toBe('-13');
    expect(enDecimales(NADA, 0, 'truncar')).toBe('0');
  });

  it('lo que escribe se vuelve a leer igual cuando los decimales alcanzan', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.nat(12), (unidades, escala) => {
        const valor = racional(unidades, 10n ** BigInt(escala));
        expect(deDecimal(enDecimales(valor, escala, 'truncar'))).toEqual(valor);
      }),
    );
  });
});
