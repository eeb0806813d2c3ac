import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Centavos, centavos } from '../dinero.ts';
import { fueraDeControl, limitesDeControl, rachas } from './control.ts';

const dias = (...valores: number[]): Centavos[] => valores.map(centavos);
const montos = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(centavos);

describe('los límites de control', () => {
  it('la media de 10 días, y 2.66 veces lo que un día se aparta del anterior', () => {
    // Ranges 10, 20, 30, 20, 10, 10, 20, 30, 10: 160 ÷ 9 × 2.66 = 47.29; mean 20 ÷ 10 = 2.
    const diferencias = dias(0, 10, -10, 20, 0, 10, 0, -20, 10, 0);
    expect(limitesDeControl(diferencias)).toEqual({
      media: 2,
      superior: 49,
      inferior: -45,
      suficientes: true,
    });
  });

  it('la media y cada límite se redondean una sola vez, la mitad lejos del cero', () => {
    // Mean 1 ÷ 2 = 0.5 → 1; range 1 × 2.66: 3.16 → 3 and −2.16 → −2, not 1 ± 2.66 → 4 and −2.
    expect(limitesDeControl(dias(0, 1))).toMatchObject({ media: 1, superior: 3, inferior: -2 });
    expect(limitesDeControl(dias(0, -1))).toMatchObject({ media: -1, superior: 2, inferior: -3 });
  });

  it('hacen falta ocho días', () => {
    expect(limitesDeControl(dias(0, 0, 0, 0, 0, 0, 0)).suficientes).toBe(false);
    expect(limitesDeControl(dias(0, 0, 0, 0, 0, 0, 0, 0)).suficientes).toBe(true);
  });

  it('sin días no hay límites, y los de un día son el día', () => {
    expect(limitesDeControl([])).toEqual({ media: 0, superior: 0, inferior: 0, suficientes: false });
    expect(limitesDeControl(dias(-25))).toEqual({
      media: -25,
      superior: -25,
      inferior: -25,
      suficientes: false,
    });
  });

  it('son los de la fracción exacta, para cualquier historia', () => {
    fc.assert(
      fc.property(fc.array(montos, { minLength: 2, maxLength: 60 }), (diferencias) => {
        const limites = limitesDeControl(diferencias);
        const n = diferencias.length;
        const media = fraccion(
          diferencias.reduce((total, una) => total + una, 0),
          n,
        );
        const rango = fraccion(
          diferencias.slice(1).reduce((total, una, i) => total + Math.abs(una - (diferencias[i] ?? 0)), 0),
          n - 1,
        );
        const ancho = { num: rango.num * 133n, den: rango.den * 50n };
        expect(limites.media).toBe(entero(media));
        expect(limites.superior).toBe(entero(mas(media, ancho)));
        expect(limites.inferior).toBe(entero(mas(media, { ...ancho, num: -ancho.num })));
      }),
    );
  });

  interface Fraccion {
    readonly num: bigint;
    readonly den: bigint;
  }
  const fraccion = (num: number, den: number): Fraccion => ({ num: BigInt(num), den: BigInt(den) });
  const mas = (una: Fraccion, otra: Fraccion): Fraccion => ({
    num: una.num * otra.den + otra.num * una.den,
    den: una.den * otra.den,
  });
  /** By quotient and remainder, not by adding a half. */
  const entero = ({ num, den }: Fraccion): number => {
    const positivo = num < 0n ? -num : num;
    const hacia = positivo / den + (2n * (positivo % den) >= den ? 1n : 0n);
    return hacia === 0n ? 0 : Number(num < 0n ? -hacia : hacia);
  };
});

describe('los días fuera de control', () => {
  const limites = {
    media: centavos(0),
    superior: centavos(500),
    inferior: centavos(-400),
    suficientes: true,
  };

  it('en el límite están dentro; un centavo más, fuera', () => {
    expect(fueraDeControl(dias(500, 501, -400, -401, 0), limites)).toEqual([false, true, false, true, false]);
  });

  it('con pocos días ninguno se juzga', () => {
    expect(fueraDeControl(dias(9_999), { ...limites, suficientes: false })).toEqual([false]);
  });

  it('un faltante grande entre muchos días que cuadran se ve', () => {
    const diferencias = dias(...Array<number>(20).fill(0), -50_000, ...Array<number>(9).fill(0));
    const fuera = fueraDeControl(diferencias, limitesDeControl(diferencias));
    expect(fuera.flatMap((esta, i) => (esta ? [i] : []))).toEqual([20]);
  });
});

describe('las rachas', () => {
  it('ocho seguidos del mismo lado de la media son una; siete no', () => {
    const bajos = [-30, -31, -29, -30, -28, -32, -30, -30];
    const altos = [40, 50, 45, 35, 60, 40, 30];
    expect(rachas(dias(...bajos, ...altos))).toEqual([{ desde: 0, hasta: 7, lado: 'abajo' }]);
    expect(rachas(dias(...altos, 50, ...bajos))).toEqual([
      { desde: 0, hasta: 7, lado: 'arriba' },
      { desde: 8, hasta: 15, lado: 'abajo' },
    ]);
  });

  it('los días que cuadran no son una deriva, aunque la media quede a un lado', () => {
    expect(rachas(dias(0, 0, 0, 0, 0, 0, 0, 0, 0, -900))).toEqual([]);
  });

  it('un día que cuadra corta la racha', () => {
    expect(rachas(dias(-900, 5, 5, 5, 5, 0, 5, 5, 5, 5))).toEqual([]);
    expect(rachas(dias(-900, 5, 5, 5, 5, 5, 5, 5, 5))).toEqual([{ desde: 1, hasta: 8, lado: 'arriba' }]);
  });

  it('un día justo en la media también', () => {
    // Mean 10: those of 20 above it, the one of 10 on it.
    const diferencias = dias(-70, 20, 20, 20, 20, 10, 20, 20, 20, 20);
    expect(rachas(diferencias)).toEqual([]);
  });

  it('sin días no hay ninguna', () => expect(rachas([])).toEqual([]));

  it('cada día de una racha está del lado que dice, y ninguna puede alargarse', () => {
    const pocos = fc.array(fc.integer({ min: -3, max: 3 }).map(centavos), { maxLength: 60 });
    fc.assert(
      fc.property(pocos, fc.nat({ max: 20 }), fc.integer({ min: -9, max: 9 }), (ruido, cuantos, deriva) => {
        const diferencias = [...ruido, ...dias(...Array<number>(cuantos).fill(deriva))];
        const suma = diferencias.reduce((total, una) => total + una, 0);
        const lados = diferencias.map((una) => (una === 0 ? 0 : Math.sign(una * diferencias.length - suma)));
        const esperadas = lados.flatMap((lado, desde) => {
          if (lado === 0 || lados[desde - 1] === lado) return [];
          const fin = lados.findIndex((otro, i) => i > desde && otro !== lado);
          const hasta = (fin < 0 ? lados.length : fin) - 1;
          return hasta - desde < 7 ? [] : [{ desde, hasta, lado: lado > 0 ? 'arriba' : 'abajo' }];
        });
        expect(rachas(diferencias)).toEqual(esperadas);
      }),
    );
  });
});
