import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from './dinero.ts';
import { enLetras, fechaEnLetras, horaEnLetras } from './en-letras.ts';

describe('un monto en letras', () => {
  it.each([
    [0, 'CERO QUETZALES CON 00/100'],
    [5, 'CERO QUETZALES CON 05/100'],
    [1_00, 'UN QUETZAL CON 00/100'],
    [2_00, 'DOS QUETZALES CON 00/100'],
    [16_30, 'DIECISÉIS QUETZALES CON 30/100'],
    [21_00, 'VEINTIÚN QUETZALES CON 00/100'],
    [31_00, 'TREINTA Y UN QUETZALES CON 00/100'],
    [100_00, 'CIEN QUETZALES CON 00/100'],
    [101_00, 'CIENTO UN QUETZALES CON 00/100'],
    [555_00, 'QUINIENTOS CINCUENTA Y CINCO QUETZALES CON 00/100'],
    [1_000_00, 'MIL QUETZALES CON 00/100'],
    [1_234_56, 'MIL DOSCIENTOS TREINTA Y CUATRO QUETZALES CON 56/100'],
    [21_001_00, 'VEINTIÚN MIL UN QUETZALES CON 00/100'],
    [100_000_00, 'CIEN MIL QUETZALES CON 00/100'],
    [1_000_000_00, 'UN MILLÓN DE QUETZALES CON 00/100'],
    [1_200_000_00, 'UN MILLÓN DOSCIENTOS MIL QUETZALES CON 00/100'],
    [2_000_001_01, 'DOS MILLONES UN QUETZALES CON 01/100'],
    [10_000_000_000_00, 'DIEZ MIL MILLONES DE QUETZALES CON 00/100'],
    [-12_00, 'MENOS DOCE QUETZALES CON 00/100'],
  ])('%i centavos', (monto, letras) => expect(enLetras(centavos(monto))).toBe(letras));

  it('leído de vuelta, palabra por palabra, es el mismo monto', () => {
    fc.assert(
      fc.property(montos, (monto) => {
        expect(leido(enLetras(centavos(monto)))).toBe(monto);
      }),
      { numRuns: 2_000 },
    );
  });

  it('dos montos distintos nunca se dicen igual', () => {
    fc.assert(
      fc.property(montos, montos, (uno, otro) => {
        fc.pre(uno !== otro);
        expect(enLetras(centavos(uno))).not.toBe(enLetras(centavos(otro)));
      }),
    );
  });
});

/** Amounts of every size: a uniform draw would almost never be small. */
const montos = fc
  .tuple(fc.maxSafeNat(), fc.integer({ min: 0, max: 15 }))
  .map(([n, ceros]) => Math.floor(n / 10 ** ceros));

const VALORES = new Map(
  Object.entries({
    CERO: 0,
    UN: 1,
    DOS: 2,
    TRES: 3,
    CUATRO: 4,
    CINCO: 5,
    SEIS: 6,
    SIETE: 7,
    OCHO: 8,
    NUEVE: 9,
    DIEZ: 10,
    ONCE: 11,
    DOCE: 12,
    TRECE: 13,
    CATORCE: 14,
    QUINCE: 15,
    DIECISÉIS: 16,
    DIECISIETE: 17,
    DIECIOCHO: 18,
    DIECINUEVE: 19,
    VEINTE: 20,
    VEINTIÚN: 21,
    VEINTIDÓS: 22,
    VEINTITRÉS: 23,
    VEINTICUATRO: 24,
    VEINTICINCO: 25,
    VEINTISÉIS: 26,
    VEINTISIETE: 27,
    VEINTIOCHO: 28,
    VEINTINUEVE: 29,
    TREINTA: 30,
    CUARENTA: 40,
    CINCUENTA: 50,
    SESENTA: 60,
    SETENTA: 70,
    OCHENTA: 80,
    NOVENTA: 90,
    CIEN: 100,
    CIENTO: 100,
    DOSCIENTOS: 200,
    TRESCIENTOS: 300,
    CUATROCIENTOS: 400,
    QUINIENTOS: 500,
    SEISCIENTOS: 600,
    SETECIENTOS: 700,
    OCHOCIENTOS: 800,
    NOVECIENTOS: 900,
  }),
);
const GRUPOS = new Map([
  ['MILLÓN', 1e6],
  ['MILLONES', 1e6],
  ['BILLÓN', 1e12],
  ['BILLONES', 1e12],
]);

/** As a person adds it up while reading: words add, MIL multiplies what it has in front, a group closes it. */
function leido(letras: string): number {
  const [, enteros = '', fraccion = ''] = /^(.+) QUETZAL(?:ES)? CON (\d\d)\/100$/.exec(letras) ?? [];
  let total = 0;
  let grupo = 0;
  let parcial = 0;
  for (const palabra of enteros.split(' ')) {
    const veces = GRUPOS.get(palabra);
    if (palabra === 'Y' || palabra === 'DE') continue;
    if (palabra === 'MIL') {
      grupo += (parcial === 0 ? 1 : parcial) * 1_000;
      parcial = 0;
    } else if (veces !== undefined) {
      total += (grupo + parcial) * veces;
      grupo = 0;
      parcial = 0;
    } else {
      parcial += VALORES.get(palabra) ?? Number.NaN;
    }
  }
  return (total + grupo + parcial) * 100 + Number(fraccion);
}

describe('una fecha y una hora en letras', () => {
  it.each([
    ['2026-11-16', 'dieciséis de noviembre de dos mil veintiséis'],
    ['2021-01-01', 'uno de enero de dos mil veintiuno'],
    ['2031-12-31', 'treinta y uno de diciembre de dos mil treinta y uno'],
    ['2100-02-21', 'veintiuno de febrero de dos mil cien'],
  ])('%s', (fecha, letras) => expect(fechaEnLetras(fecha)).toBe(letras));

  it.each([
    [14, 5, 'catorce horas con cinco minutos'],
    [1, 0, 'una hora en punto'],
    [21, 1, 'veintiuna horas con un minuto'],
    [0, 21, 'cero horas con veintiún minutos'],
    [8, 31, 'ocho horas con treinta y un minutos'],
  ])('%i:%i', (horas, minutos, letras) => expect(horaEnLetras(horas, minutos)).toBe(letras));
});
