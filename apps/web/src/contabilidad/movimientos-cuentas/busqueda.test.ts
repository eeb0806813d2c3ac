import { describe, expect, it } from 'vitest';
import { stringifySearch } from '#platform/address/address-bar.ts';
import { direccionDeMovimientos, filtrosDeArchivo, rangoDe, seleccionDe } from './busqueda.ts';

const { parse: leerBusqueda } = direccionDeMovimientos;
const escribir = (direccion: object) => stringifySearch(leerBusqueda(direccion));

describe('la dirección', () => {
  it('los códigos llegan como números o como texto, y se escriben como números', () => {
    expect(leerBusqueda({ cuenta: 1011030101, agencia: 12 })).toMatchObject({
      cuenta: '1011030101',
      agencia: '12',
    });
    expect(escribir({ cuenta: '101', agencia: '01' })).toBe('?cuenta=101&agencia=01');
  });

  it('lo que no tiene sentido se deja fuera', () => {
    const leida = leerBusqueda({
      cuenta: 'abc',
      desde: '2026-13-01',
      agencia: 1,
      agrupar: 'tercero',
      partidas: 'ninguna',
      borradores: 'sí',
      papel: 'A4',
    });
    expect(Object.values(leida).every((valor) => valor === undefined)).toBe(true);
    expect(leerBusqueda({ desde: '2026-02-01', hasta: '2026-01-01' })).toMatchObject({
      desde: undefined,
      hasta: undefined,
    });
  });

  it('con una cuenta no hay rango', () => {
    expect(leerBusqueda({ cuenta: 101, desdeCuenta: 1, hastaCuenta: 2 })).toMatchObject({
      cuenta: '101',
      desdeCuenta: undefined,
      hastaCuenta: undefined,
    });
  });
});

describe('la etiqueta', () => {
  it('va con su nombre; una hecha de dígitos, como número', () => {
    expect(leerBusqueda({ etiqueta: 'Gastos de personal' })).toMatchObject({
      etiqueta: 'Gastos de personal',
    });
    expect(escribir({ etiqueta: 2026 })).toBe('?etiqueta=2026');
    expect(leerBusqueda({ etiqueta: 2026 })).toMatchObject({ etiqueta: '2026' });
  });

  it.each([
    ['vacía', ' '],
    ['con punto y coma', 'a;b'],
    ['más larga de lo que puede ser', 'x'.repeat(41)],
  ])('%s se deja fuera', (_, etiqueta) => expect(leerBusqueda({ etiqueta }).etiqueta).toBeUndefined());

  it('con una cuenta no vale; con ella no hay rango', () => {
    expect(leerBusqueda({ cuenta: 1, etiqueta: 'Cartera' })).toMatchObject({ etiqueta: undefined });
    const leida = leerBusqueda({ etiqueta: 'Cartera', desdeCuenta: 1, hastaCuenta: 2, desde: '2026-01-01' });
    expect(seleccionDe(leida)).toEqual({ etiqueta: 'Cartera', desde: '2026-01-01', hasta: '2026-01-31' });
  });
});

describe('lo que se pide', () => {
  it('sin fechas, este mes; con una sola, su mes dice la otra', () => {
    expect(rangoDe({ desde: '2026-02-10' })).toEqual({ desde: '2026-02-10', hasta: '2026-02-28' });
    expect(rangoDe({ hasta: '2026-02-10' })).toEqual({ desde: '2026-02-01', hasta: '2026-02-10' });
    const { desde, hasta } = rangoDe({});
    expect([desde.slice(8), hasta.slice(0, 7)]).toEqual(['01', desde.slice(0, 7)]);
  });

  it('hasta que se elijan las cuentas, nada; un rango necesita sus dos códigos, en orden', () => {
    expect(seleccionDe({})).toBeUndefined();
    expect(seleccionDe({ desdeCuenta: '101' })).toBeUndefined();
    expect(seleccionDe({ desdeCuenta: '105', hastaCuenta: '101' })).toBeUndefined();
    const rango = { desde: '2026-01-01', hasta: '2026-01-31' };
    expect(seleccionDe({ desdeCuenta: '101', hastaCuenta: '105', ...rango })).toEqual({
      desdeCuenta: '101',
      hastaCuenta: '105',
      ...rango,
    });
    expect(seleccionDe({ cuenta: '101', agencia: '02', ...rango })).toEqual({
      idCuenta: '101',
      agencia: '02',
      ...rango,
    });
  });

  it('los archivos llevan los mismos filtros', () => {
    const rango = { desde: '2026-01-01', hasta: '2026-01-31' };
    const busqueda = leerBusqueda({
      ...{ cuenta: 1, ...rango, partidas: 'sin-cierre', agrupar: 'mes', borradores: true },
    });
    expect(filtrosDeArchivo(busqueda, seleccionDe(busqueda) ?? rango)).toEqual({
      idCuenta: '1',
      ...rango,
      partidas: 'sin-cierre',
      agrupar: 'mes',
      conBorradores: 'true',
      papel: 'carta',
    });
  });
});
