import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  basesDeDias,
  type CuentaDeDias,
  diasPorAnio,
  diasSegun,
  fraccionDeAnio,
  nombresDeBase,
} from './base-de-dias.ts';
import { enDecimales, racional, sumarRacionales } from './racional.ts';

const fechas = fc
  .integer({ min: 0, max: 60_000 })
  .map((dias) => Temporal.PlainDate.from('1950-01-01').add({ days: dias }).toString());

const dias = (base: CuentaDeDias, desde: string, hasta: string) => diasSegun(base, desde, hasta);

describe('diasSegun', () => {
  it.each([
    ['30/360-BOND', '2007-02-28', '2007-08-31', 183],
    ['30E/360', '2007-02-28', '2007-08-31', 182],
    ['30/360-US', '2007-02-28', '2007-08-31', 180],
    ['30/360-BOND', '2008-02-29', '2009-02-28', 359],
    ['30E/360', '2008-02-29', '2009-02-28', 359],
    ['30/360-US', '2008-02-29', '2009-02-28', 360],
    ['30E/360-ISDA', '2007-02-28', '2007-08-31', 180],
    ['30E+/360', '2007-08-15', '2007-08-31', 16],
    ['30/360-US', '2006-08-15', '2006-08-31', 16],
    ['30/365', '2025-03-31', '2025-04-30', 30],
    ['ACT/360', '2007-02-28', '2007-08-31', 184],
    ['NL/365', '2012-02-29', '2012-03-29', 29],
    ['NL/365', '2012-02-28', '2012-02-29', 0],
  ] as const)('%s del %s al %s', (base, desde, hasta, esperados) => {
    expect(dias(base, desde, hasta)).toBe(esperados);
  });

  it('30E/360-ISDA no estira el febrero en que vence', () => {
    expect(diasSegun('30E/360-ISDA', '2011-08-31', '2012-02-29')).toBe(180);
    expect(diasSegun('30E/360-ISDA', '2011-08-31', '2012-02-29', '2012-02-29')).toBe(179);
  });

  it('las de días reales cuentan lo que cuenta el calendario', () => {
    fc.assert(
      fc.property(fechas, fechas, (desde, hasta) => {
        const reales = Temporal.PlainDate.from(desde).until(hasta).days;
        for (const base of ['ACT/365F', 'ACT/360', 'ACT/ACT-ISDA', 'ACT/364'] as const)
          expect(dias(base, desde, hasta)).toBe(reales);
        const bisiestos = veintinueves(desde, hasta) * Math.sign(reales);
        expect(dias('NL/365', desde, hasta)).toBe(reales - bisiestos);
      }),
    );
  });

  it('las de meses de 30 difieren de los reales en menos de seis por año', () => {
    const bases = ['30E/360', '30/360-US', '30/360-BOND', '30E/360-ISDA', '30E+/360', '30/365'] as const;
    fc.assert(
      fc.property(fechas, fechas, fc.constantFrom(...bases), (desde, hasta, base) => {
        const reales = dias('ACT/360', desde, hasta);
        expect(Math.abs(dias(base, desde, hasta) - (reales * 360) / 365.2425)).toBeLessThan(5);
      }),
    );
  });
});

describe('fraccionDeAnio', () => {
  it('parte los días entre los años comunes y los bisiestos', () => {
    expect(diasPorAnio('2003-11-01', '2004-05-01')).toEqual({ comunes: 61, bisiestos: 121 });
    expect(diasPorAnio('2004-05-01', '2003-11-01')).toEqual({ comunes: -61, bisiestos: -121 });
    expect(enDecimales(fraccionDeAnio('ACT/ACT-ISDA', '1999-07-01', '2000-07-01'), 12, 'mitad-arriba')).toBe(
      '1.001377348604',
    );
    expect(fraccionDeAnio('ACT/365.25', '2004-12-17', '2005-12-19')).toEqual(racional(367n * 4n, 1461n));
  });

  it('con días reales, un período y sus dos partes dan lo mismo', () => {
    const bases = ['ACT/365F', 'ACT/360', 'ACT/ACT-ISDA', 'NL/365', 'ACT/366'] as const;
    fc.assert(
      fc.property(fechas, fechas, fechas, fc.constantFrom(...bases), (a, b, c, base) => {
        expect(sumarRacionales(fraccionDeAnio(base, a, b), fraccionDeAnio(base, b, c))).toEqual(
          fraccionDeAnio(base, a, c),
        );
      }),
    );
  });

  it('un año entero es uno, sea común o bisiesto', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2200 }), (anio) => {
        for (const base of ['ACT/ACT-ISDA', '30E/360', '30/360-US', 'NL/365'] as const)
          expect(fraccionDeAnio(base, `${anio}-01-01`, `${anio + 1}-01-01`)).toEqual(racional(1n));
      }),
    );
  });

  it('nombra cada base para quien la elige', () => {
    expect(Object.keys(nombresDeBase)).toEqual([...basesDeDias]);
  });
});

/** The 29ths of February after the first and up to the last of two dates. */
function veintinueves(desde: string, hasta: string): number {
  const [primero, ultimo] = desde < hasta ? [desde, hasta] : [hasta, desde];
  return Array.from({ length: 200 }, (_, indice) =>
    Temporal.PlainYearMonth.from({ year: 1940 + indice, month: 2 }),
  )
    .filter(({ inLeapYear }) => inLeapYear)
    .map((febrero) => febrero.toPlainDate({ day: 29 }).toString())
    .filter((dia) => dia > primero && dia <= ultimo).length;
}
