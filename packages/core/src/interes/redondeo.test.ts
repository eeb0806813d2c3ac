import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modosDeRedondeo, nombresDeModo, type Redondeo, redondear } from './redondeo.ts';

const todos: readonly Redondeo[] = [...modosDeRedondeo, 'mitad-abajo', 'lejos-de-cero'];

describe('redondear', () => {
  // Tenths: the half, a little less and a little more, on both sides of zero.
  it.each([
    ['mitad-arriba', [3n, -3n, 2n, -2n, 3n, -3n, 4n]],
    ['mitad-par', [2n, -2n, 2n, -2n, 3n, -3n, 4n]],
    ['mitad-abajo', [2n, -2n, 2n, -2n, 3n, -3n, 3n]],
    ['truncar', [2n, -2n, 2n, -2n, 2n, -2n, 3n]],
    ['lejos-de-cero', [3n, -3n, 3n, -3n, 3n, -3n, 4n]],
    ['arriba', [3n, -2n, 3n, -2n, 3n, -2n, 4n]],
    ['abajo', [2n, -3n, 2n, -3n, 2n, -3n, 3n]],
  ] as const)('en el modo %s', (modo, esperados) => {
    expect([25n, -25n, 24n, -24n, 26n, -26n, 35n].map((num) => redondear(num, 10n, modo))).toEqual(esperados);
  });

  it('con cualquier modo deja lo entero como está, y lo demás a menos de uno', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), fc.constantFrom(...todos), (num, den, modo) => {
        const diferencia = num - redondear(num, den, modo) * den;
        expect(diferencia < den && diferencia > -den).toBe(true);
        expect(redondear(num * den, den, modo)).toBe(num);
        expect(redondear(-num, -den, modo)).toBe(redondear(num, den, modo));
      }),
    );
  });

  it('al más cercano nunca queda a más de medio', () => {
    fc.assert(
      fc.property(
        fc.bigInt(),
        fc.bigInt({ min: 1n }),
        fc.constantFrom<Redondeo>('mitad-arriba', 'mitad-par', 'mitad-abajo'),
        (num, den, modo) => {
          const doble = 2n * (num - redondear(num, den, modo) * den);
          expect(doble <= den && doble >= -den).toBe(true);
        },
      ),
    );
  });

  it('no divide entre cero', () => {
    expect(() => redondear(1n, 0n, 'truncar')).toThrow(RangeError);
    expect(() => redondear(1n, 0n, 'mitad-arriba')).toThrow(RangeError);
  });

  it('nombra cada modo para quien lo elige', () => {
    expect(Object.keys(nombresDeModo)).toEqual([...modosDeRedondeo]);
  });
});
