import { describe, expect, it } from 'vitest';
import { conNumero, direccionDelReporteDePartidas, filtrosDe, rangoDe } from './busqueda.ts';

const { parse: leerBusqueda } = direccionDelReporteDePartidas;

describe('la dirección', () => {
  it('por números no lleva fechas, y sin ejercicio no hay números', () => {
    expect(leerBusqueda({ ejercicio: 2026, desdeNumero: 5, desde: '2026-01-01' })).toMatchObject({
      ejercicio: 2026,
      desdeNumero: 5,
      desde: undefined,
    });
    expect(leerBusqueda({ desdeNumero: 5 })).toMatchObject({ desdeNumero: undefined });
  });

  it('lo que no tiene sentido se deja fuera', () => {
    const leida = leerBusqueda({
      desde: 'ayer',
      ejercicio: 1999,
      estado: 'contabilizada',
      tipo: 'otro',
      agencia: '1',
      usuario: 'yo',
      orden: 'numero',
      disposicion: 'juntas',
      papel: 'carta',
    });
    expect(Object.values(leida).every((valor) => valor === undefined)).toBe(true);
  });
});

describe('lo que se pide', () => {
  const usual = { estado: 'contabilizada', orden: 'numero', disposicion: 'seguidas', papel: 'carta' };

  it('por fechas, las de este mes si no hay otras', () => {
    expect(filtrosDe({})).toEqual({ ...rangoDe({}), ...usual });
    expect(filtrosDe({ desde: '2026-02-01', hasta: '2026-02-10', agencia: '02' })).toEqual({
      desde: '2026-02-01',
      hasta: '2026-02-10',
      agencia: '02',
      ...usual,
    });
  });

  it('por números, los de su ejercicio; al revés, nada', () => {
    expect(filtrosDe({ ejercicio: 2026, desdeNumero: 10, hastaNumero: 20, papel: 'oficio' })).toEqual({
      ejercicio: 2026,
      desdeNumero: 10,
      hastaNumero: 20,
      ...usual,
      papel: 'oficio',
    });
    expect(filtrosDe({ ejercicio: 2026, desdeNumero: 20, hastaNumero: 10 })).toBeUndefined();
  });
});

describe('lo que se deja escrito en los números', () => {
  const busqueda = { ejercicio: 2026, desdeNumero: 5 };

  it('vacío es sin límite, no otro número', () => {
    expect(conNumero(busqueda, 'desdeNumero', '')).toEqual({ desdeNumero: undefined });
    expect(conNumero(busqueda, 'hastaNumero', ' ')).toEqual({ hastaNumero: undefined });
    expect(conNumero(busqueda, 'hastaNumero', ' 120 ')).toEqual({ hastaNumero: 120 });
    expect(conNumero(busqueda, 'hastaNumero', '12a')).toEqual({ hastaNumero: undefined });
  });

  it('lo que no es un año deja el que había', () => {
    expect(conNumero(busqueda, 'ejercicio', '2025')).toEqual({ ejercicio: 2025 });
    for (const escrito of ['', '1800', 'hoy'])
      expect(conNumero(busqueda, 'ejercicio', escrito)).toEqual({ ejercicio: 2026 });
  });
});
