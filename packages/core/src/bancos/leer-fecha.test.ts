import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrdenDeFecha } from './estado-de-cuenta.ts';
import { exigirFecha, leerFecha, type Rango } from './leer-fecha.ts';
import { ordenDeFechas } from './orden-de-fechas.ts';

const dia = (texto: string, orden: OrdenDeFecha = 'dma', rango?: Rango): string => {
  const leida = leerFecha(texto, { orden, rango });
  return leida.tipo === 'fecha' ? leida.fecha : leida.motivo;
};

const noviembre = { desde: '2026-11-01', hasta: '2026-11-30' };
const finDeAnio = { desde: '2026-12-15', hasta: '2027-01-14' };

describe('leer una fecha', () => {
  it.each([
    ['15/11/2026', '2026-11-15'],
    ['5/1/2026', '2026-01-05'],
    ['15-11-26', '2026-11-15'],
    ['15.11.2026', '2026-11-15'],
    [' 15 / 11 / 2026 ', '2026-11-15'],
    ['2026-11-15', '2026-11-15'],
    ['2026/11/5', '2026-11-05'],
    ['20261115', '2026-11-15'],
    ['15112026', '2026-11-15'],
    ['151126', '2026-11-15'],
    ['15 de noviembre de 2026', '2026-11-15'],
    ['domingo, 15 de noviembre de 2026', '2026-11-15'],
    ['15-nov-2026', '2026-11-15'],
    ['15-NOV.-26', '2026-11-15'],
    ['15NOV2026', '2026-11-15'],
    ['15 sept. 2026', '2026-09-15'],
    ['15 setiembre 2026', '2026-09-15'],
    ['1 dic 99', '1999-12-01'],
    ['Nov 15, 2026', '2026-11-15'],
    ['January 3rd, 2026', '2026-01-03'],
    ['2026-nov-15', '2026-11-15'],
    ['15/11/2026 10:22:33', '2026-11-15'],
    ['15/11/2026 10:22 a. m.', '2026-11-15'],
    ['2026-11-15T23:59:59Z', '2026-11-15'],
    ['2026-11-15T23:59:59.123-06:00', '2026-11-15'],
    ['29/02/2024', '2024-02-29'],
    ["1/12'04", '2004-12-01'],
    ["1/12' 4", '2004-12-01'],
    ['martes 3 de marzo de 2026', '2026-03-03'],
    ['mar 3 2026', '2026-03-03'],
  ])('%s es el %s', (texto, fecha) => expect(dia(texto)).toBe(fecha));

  it.each([
    ['01/15/2026', '2026-01-15'],
    ["1/15'04", '2004-01-15'],
    ['1/15/04', '2004-01-15'],
    ['12/ 5/98', '1998-12-05'],
    ['2026-01-15', '2026-01-15'],
  ])('%s, con el mes primero, es el %s', (texto, fecha) => expect(dia(texto, 'mda')).toBe(fecha));

  it('26-11-15, con el año primero, es el 15 de noviembre', () =>
    expect(dia('26-11-15', 'amd')).toBe('2026-11-15'));

  it.each([
    ['', /vacía/],
    ['31/02/2026', /no es un día que exista/],
    ['29/02/2026', /no es un día que exista/],
    ['29/02/2100', /no es un día que exista/],
    ['00/11/2026', /no es un día que exista/],
    ['15/13/2026', /no es un día que exista/],
    ['15/11/1426', /no es un día que exista/],
    ['15/11/9999', /no es un día que exista/],
    ['15/11', /no dice el año/],
    ['15//11//2026', /no es una fecha/],
    ['15/11/026', /no es una fecha/],
    ['15 brumario 2026', /no es una fecha/],
    ['noviembre 2026', /no es una fecha/],
    ['saldo inicial', /no es una fecha/],
    ['1.5', /no dice el año/],
    ['12345', /no es una fecha/],
    ['- - - - - - - - - - - - - - - - - - - - - - - - - - - - -', /no es una fecha/],
  ])('%s se rechaza con su razón', (texto, razon) => expect(dia(texto)).toMatch(razon));

  it.each([
    ['01- 11', noviembre, '2026-11-01'],
    ['15/11', noviembre, '2026-11-15'],
    ['15-nov', noviembre, '2026-11-15'],
    ['31-12', finDeAnio, '2026-12-31'],
    ['02-01', finDeAnio, '2027-01-02'],
  ])('%s toma el año de su período', (texto, rango, fecha) => expect(dia(texto, 'dma', rango)).toBe(fecha));

  it('fuera de su período, o dos veces en él, no se adivina el año', () => {
    expect(dia('15/10', 'dma', noviembre)).toMatch(/no cae entre 2026-11-01 y 2026-11-30/);
    expect(dia('15/11', 'dma', { desde: '2025-11-01', hasta: '2026-11-30' })).toMatch(/más de una vez/);
  });

  it('quien lee un archivo oye la fila', () => {
    expect(() => exigirFecha('31/02/2026', 14, { orden: 'dma' })).toThrow(
      'La fecha «31/02/2026» no es un día que exista.',
    );
  });

  it('todo día se lee de todas las maneras en que se escribe', () => {
    const dias = fc.date({ min: new Date('1970-01-01'), max: new Date('2069-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(dias, (cual) => {
        const iso = cual.toISOString().slice(0, 10);
        const [a = '', m = '', d = ''] = iso.split('-');
        const corto = a.slice(2);
        for (const texto of [iso, `${a}${m}${d}`, `${d}/${m}/${a}`, `${Number(d)}-${Number(m)}-${corto}`]) {
          expect(dia(texto)).toBe(iso);
        }
        for (const texto of [`${m}/${d}/${a}`, `${Number(m)}/${d}'${corto}`, `${m}${d}${a}`]) {
          expect(dia(texto, 'mda')).toBe(iso);
        }
      }),
    );
  });
});

describe('el orden de las fechas de un archivo', () => {
  it.each([
    [['01/02/2026', '13/02/2026'], 'dma', true],
    [['01/02/2026', '02/13/2026'], 'mda', true],
    [['01/02/2026', '05/03/2026'], 'dma', false],
    [['05/05/2026', '06/06/2026'], 'dma', true],
    [['2026-02-01', '15-nov-2026'], 'dma', true],
    [['10/11/2026', '12/11/2026', '01/12/2026'], 'dma', true],
    [['99-02-28', '26-12-25'], 'amd', true],
    [[], 'dma', true],
  ] as const)('%j: %s (seguro: %s)', (textos, orden, esSeguro) => {
    expect(ordenDeFechas(textos)).toEqual({ orden, esSeguro });
  });

  it('lo dice el período del estado, o quien lo trae', () => {
    const textos = ['01/02/2026', '05/02/2026'];
    const rango = { desde: '2026-01-01', hasta: '2026-05-31' };
    expect(ordenDeFechas(textos, { rango: { desde: '2026-02-01', hasta: '2026-02-28' } })).toEqual({
      orden: 'dma',
      esSeguro: true,
    });
    expect(ordenDeFechas(textos, { rango, pista: 'mda' })).toEqual({ orden: 'mda', esSeguro: true });
    expect(ordenDeFechas(textos, { rango, preferido: 'mda' })).toEqual({ orden: 'mda', esSeguro: false });
  });
});
