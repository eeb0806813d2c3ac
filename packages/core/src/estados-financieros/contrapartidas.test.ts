import { describe, expect, it } from 'vitest';
import type { Flujo } from '../catalogo.ts';
import { alDebe, alHaber } from '../testing/lineas.ts';
import { explicarPartida, type PartidaPorExplicar } from './contrapartidas.ts';

const flujos: Readonly<Record<string, Flujo>> = {
  caja: 'efectivo',
  banco: 'efectivo',
  gasto: 'operacion',
  deposito: 'operacion',
  depreciacion: 'ajuste',
  '501': 'financiamiento',
  '507': 'financiamiento',
};

const explicar = (
  lineas: readonly ReturnType<typeof alDebe>[],
  { tipo = 'diario', esReversion = false }: Partial<PartidaPorExplicar> = {},
) =>
  explicarPartida({
    tipo,
    esReversion,
    lineas: lineas.map((linea) => ({ ...linea, flujo: flujos[linea.idCuenta] ?? null })),
  }).map(({ idCuenta, razon, debe, haber }) => [idCuenta, razon, debe, haber]);

describe('de una partida, cada línea dice contra qué se movió', () => {
  it('lo que entró a caja lo dieron las del haber', () => {
    expect(explicar([alDebe('caja', 100_00), alHaber('deposito', 100_00)])).toEqual([
      ['deposito', 'efectivo', 0, 100_00],
    ]);
  });

  it('lo que salió se reparte entre las del debe, y el centavo que sobra va a la que sigue', () => {
    // 100.00 paid of 150.00: 2 of 3 of each, 33.33 + 33.33 + 33.34.
    expect(
      explicar([
        alDebe('gasto', 50_00),
        alDebe('gasto', 50_00),
        alDebe('gasto', 50_00),
        alHaber('caja', 100_00),
        alHaber('deposito', 50_00),
      ]),
    ).toEqual([
      ['gasto', 'efectivo', 33_33, 0],
      ['gasto', 'efectivo', 33_33, 0],
      ['gasto', 'efectivo', 33_34, 0],
    ]);
  });

  it('lo que no mueve efectivo solo recibe lo que las demás no explican', () => {
    expect(
      explicar([alDebe('depreciacion', 30_00), alDebe('gasto', 80_00), alHaber('banco', 110_00)]),
    ).toEqual([
      ['gasto', 'efectivo', 80_00, 0],
      ['depreciacion', 'efectivo', 30_00, 0],
    ]);
    expect(
      explicar([
        alDebe('depreciacion', 30_00),
        alDebe('gasto', 80_00),
        alHaber('banco', 80_00),
        alHaber('deposito', 30_00),
      ]),
    ).toEqual([['gasto', 'efectivo', 80_00, 0]]);
  });

  it('de una caja a otra no se recibió ni se pagó nada', () => {
    expect(explicar([alDebe('banco', 70_00), alHaber('caja', 70_00)])).toEqual([]);
  });

  it('el capital, contra sí mismo hasta donde alcanza, y el resto contra lo demás o por ajuste', () => {
    const lineas = [alDebe('501', 60_00), alDebe('gasto', 40_00), alHaber('507', 100_00)];
    expect(explicar(lineas)).toEqual([
      ['501', 'capital', 60_00, 0],
      ['507', 'capital', 0, 60_00],
      ['507', 'externo', 0, 40_00],
    ]);
    expect(explicar(lineas, { tipo: 'ajuste' }).at(-1)).toEqual(['507', 'ajuste', 0, 40_00]);
  });

  it('una reversión quita del lado que devuelve', () => {
    expect(
      explicar([alDebe('deposito', 100_00), alHaber('caja', 100_00)], { tipo: 'ingreso', esReversion: true }),
    ).toEqual([['deposito', 'efectivo', 0, -100_00]]);
  });

  it('un cierre y una apertura no se movieron contra nada', () => {
    for (const tipo of ['cierre', 'apertura'] as const)
      expect(explicar([alDebe('501', 5_00), alHaber('507', 5_00)], { tipo })).toEqual([]);
  });
});
