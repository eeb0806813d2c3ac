import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '../dinero.ts';
import {
  type ClaveDeDenominacion,
  type Conteo,
  clavesDeDenominacion,
  clavesDeDolar,
  conteoDe,
  denominaciones,
  diferenciasDeConteo,
  dolares,
  enQuetzales,
  piezasDe,
  valorDeConteo,
  valorDeDolares,
} from './denominaciones.ts';
import { conteos } from './testing/conteos.ts';

const sueltas = (cuantas: number) => ({ fajos: 0, sueltas: cuantas, deterioradas: 0 });

describe('las denominaciones', () => {
  it('van en el orden de la hoja: billetes y luego monedas, de mayor a menor', () => {
    expect(denominaciones.map(({ clase, nombre }) => `${clase} ${nombre}`)).toEqual([
      'billete Q 200',
      'billete Q 100',
      'billete Q 50',
      'billete Q 20',
      'billete Q 10',
      'billete Q 5',
      'billete Q 1',
      'moneda Q 1',
      'moneda Q 0.50',
      'moneda Q 0.25',
      'moneda Q 0.10',
      'moneda Q 0.05',
      'moneda Q 0.01',
    ]);
  });

  it('cada clave dice qué es y cuánto vale', () => {
    expect(denominaciones.map(({ clave }) => clave)).toEqual(clavesDeDenominacion);
    for (const { clave, clase, valor } of denominaciones) expect(clave).toBe(`${clase.charAt(0)}${valor}`);
    expect(dolares.map(({ clave }) => clave)).toEqual(clavesDeDolar);
    for (const { clave, valor, nombre } of dolares) {
      expect(clave).toBe(`d${valor}`);
      expect(nombre).toBe(`US$ ${valor / 100}`);
    }
  });
});

describe('el valor de un conteo', () => {
  it('2 fajos de Q 20 + 3 sueltos + 1 deteriorado = 204 × 20.00 = 4,080.00', () => {
    const b2000 = { fajos: 2, sueltas: 3, deterioradas: 1 };
    expect(piezasDe(b2000)).toBe(204);
    expect(valorDeConteo({ b2000 })).toBe(408_000);
  });

  it('nada contado vale cero', () => {
    expect(piezasDe(undefined)).toBe(0);
    expect(valorDeConteo({})).toBe(0);
    expect(valorDeConteo({ b100: sueltas(0) })).toBe(0);
  });

  it('uno de cada: 200 + 100 + 50 + 20 + 10 + 5 + 1 + 1 + 0.50 + 0.25 + 0.10 + 0.05 + 0.01 = 387.91', () => {
    const uno = Object.fromEntries(clavesDeDenominacion.map((clave) => [clave, sueltas(1)]));
    expect(valorDeConteo(uno)).toBe(38_791);
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 53])('%s no es un número de piezas', (cuantas) => {
    for (const lugar of ['fajos', 'sueltas', 'deterioradas'] as const) {
      expect(() => valorDeConteo({ b500: { ...sueltas(0), [lugar]: cuantas } })).toThrow(RangeError);
    }
    expect(() => valorDeDolares({ d100: cuantas })).toThrow(RangeError);
  });

  it('las monedas no van en fajos', () => {
    expect(() => valorDeConteo({ m25: { ...sueltas(0), fajos: 1 } })).toThrow('Las monedas no van en fajos');
  });

  it('un conteo que dejaría de ser exacto se detiene', () => {
    expect(() => valorDeConteo({ b20000: sueltas(Number.MAX_SAFE_INTEGER) })).toThrow(RangeError);
  });

  it('no depende del orden en que se contó', () => {
    fc.assert(
      fc.property(conteos, (conteo) => {
        const alReves = Object.fromEntries(Object.entries(conteo).toReversed());
        expect(valorDeConteo(alReves)).toBe(valorDeConteo(conteo));
        expect(diferenciasDeConteo(conteo, alReves)).toEqual([]);
      }),
    );
  });

  it('es la suma pieza por pieza', () => {
    fc.assert(
      fc.property(conteos, (conteo) => {
        let total = 0n;
        for (const [clave, { fajos, sueltas: solas, deterioradas }] of Object.entries(conteo)) {
          total += BigInt(clave.slice(1)) * (BigInt(fajos) * 100n + BigInt(solas) + BigInt(deterioradas));
        }
        expect(BigInt(valorDeConteo(conteo))).toBe(total);
      }),
    );
  });
});

describe('un monto en piezas', () => {
  it('388.91 = 200 + 100 + 50 + 20 + 10 + 5 + 3 × 1 + 0.50 + 0.25 + 0.10 + 0.05 + 0.01', () => {
    const conteo = conteoDe(centavos(38_891));
    expect(conteo.b100).toEqual(sueltas(3));
    expect(conteo.m100).toBeUndefined();
    expect(Object.keys(conteo)).toHaveLength(12);
  });

  it('20,400.00 es un fajo de Q 200 y dos sueltos', () => {
    expect(conteoDe(centavos(2_040_000))).toEqual({ b20000: { fajos: 1, sueltas: 2, deterioradas: 0 } });
  });

  it('cero es ninguna, y menos que cero no se cuenta', () => {
    expect(conteoDe(centavos(0))).toEqual({});
    expect(() => conteoDe(centavos(-1))).toThrow(RangeError);
  });

  it('vale siempre el monto', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }).map(centavos), (monto) => {
        expect(valorDeConteo(conteoDe(monto))).toBe(monto);
      }),
    );
  });

  it('con tan pocas piezas como se puede', () => {
    // Up to the sum of the two greatest: a set of denominations that fails, fails below it.
    const hasta = 30_000;
    const minimas = new Uint32Array(hasta + 1);
    for (let monto = 1; monto <= hasta; monto += 1) {
      let minima = Number.POSITIVE_INFINITY;
      for (const { valor } of denominaciones) {
        if (valor <= monto) minima = Math.min(minima, 1 + (minimas[monto - valor] ?? 0));
      }
      minimas[monto] = minima;
    }
    const demasiadas = [...minimas.keys()].filter(
      (monto) => piezas(conteoDe(centavos(monto))) !== minimas[monto],
    );
    expect(demasiadas).toEqual([]);
  });

  const piezas = (conteo: Conteo) => Object.values(conteo).reduce((total, unas) => total + piezasDe(unas), 0);
});

describe('lo que cambió de un conteo a otro', () => {
  it('se dice en piezas, en el orden de la hoja', () => {
    const antes: Conteo = { m25: sueltas(4), b10000: sueltas(2), b500: sueltas(7) };
    const ahora: Conteo = { b10000: sueltas(1), b2000: sueltas(5), b500: sueltas(7), m25: sueltas(3) };
    expect(diferenciasDeConteo(antes, ahora)).toEqual([
      { clave: 'b10000', antes: 2, ahora: 1 },
      { clave: 'b2000', antes: 0, ahora: 5 },
      { clave: 'm25', antes: 4, ahora: 3 },
    ]);
  });

  it('un fajo abierto o un billete que se halló deteriorado son las mismas piezas', () => {
    const antes: Conteo = { b2000: { fajos: 1, sueltas: 0, deterioradas: 0 } };
    const ahora: Conteo = { b2000: { fajos: 0, sueltas: 98, deterioradas: 2 }, b500: sueltas(0) };
    expect(diferenciasDeConteo(antes, ahora)).toEqual([]);
  });

  it('el mismo valor en otras piezas sí es una diferencia', () => {
    expect(diferenciasDeConteo({ b100: sueltas(1) }, { m100: sueltas(1) })).toHaveLength(2);
  });

  it('es nada si y solo si hay las mismas piezas de cada una, y explica el cambio de valor', () => {
    // Taken from the first, the second is often the same but for a key or two.
    const dos = fc
      .tuple(conteos, conteos, fc.subarray([...clavesDeDenominacion]))
      .map(([uno, otro, claves]) => {
        return [uno, { ...uno, ...soloDe(otro, claves) }] as const;
      });
    fc.assert(
      fc.property(dos, ([antes, ahora]) => {
        const diferencias = diferenciasDeConteo(antes, ahora);
        const iguales = clavesDeDenominacion.every(
          (clave) => piezasDe(antes[clave]) === piezasDe(ahora[clave]),
        );
        expect(diferencias.length === 0).toBe(iguales);
        const cambio = diferencias.reduce(
          (total, una) => total + (una.ahora - una.antes) * Number(una.clave.slice(1)),
          0,
        );
        expect(cambio).toBe(valorDeConteo(ahora) - valorDeConteo(antes));
      }),
    );
  });

  const soloDe = (conteo: Conteo, claves: readonly ClaveDeDenominacion[]): Conteo =>
    Object.fromEntries(Object.entries(conteo).filter(([clave]) => claves.some((una) => una === clave)));
});

describe('los dólares', () => {
  it('3 × 100 + 1 × 50 + 4 × 2 + 1 = US$ 359.00', () => {
    expect(valorDeDolares({ d10000: 3, d5000: 1, d200: 4, d100: 1 })).toBe(35_900);
  });

  it('ninguno vale cero', () => expect(valorDeDolares({})).toBe(0));

  it('demasiados para contarse con exactitud se detienen', () => {
    expect(() => valorDeDolares({ d10000: Number.MAX_SAFE_INTEGER })).toThrow(RangeError);
  });

  it('US$ 359.00 a 7.65 = Q 2,746.35', () => expect(enQuetzales(35_900, 7_650_000)).toBe(274_635));

  it.each([
    [1, 7_500_000, 8],
    [1, 7_499_999, 7],
    [-1, 7_500_000, -8],
    [-1, 7_499_999, -7],
    [0, 7_650_000, 0],
  ])(
    '%i centavos de dólar a %i por millón son %i centavos: la mitad se aleja del cero',
    (dolar, tasa, monto) => {
      expect(enQuetzales(dolar, tasa)).toBe(monto);
    },
  );

  it('lo que no cabe en centavos exactos se detiene', () => {
    expect(() => enQuetzales(Number.MAX_SAFE_INTEGER, 7_650_000)).toThrow(RangeError);
  });

  it('a cualquier tasa es el entero más cercano al producto exacto', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
        fc.integer({ min: 0, max: 20_000_000 }),
        (dolar, tasa) => {
          const exacto = BigInt(dolar) * BigInt(tasa);
          const entero = BigInt(enQuetzales(dolar, tasa)) * 1_000_000n;
          const falta = exacto - entero;
          expect(falta >= -500_000n && falta <= 500_000n).toBe(true);
          // At half, away from zero: what is missing then has the sign opposite to the product's.
          if (falta === 500_000n) expect(exacto).toBeLessThan(0n);
          if (falta === -500_000n) expect(exacto).toBeGreaterThan(0n);
        },
      ),
    );
  });
});
