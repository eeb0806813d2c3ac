import { centavos } from '@cuadra/core/dinero';
import { expect, it } from 'vitest';
import { filtrosDeCorridas, filtrosDeLineas } from './direccion.ts';

it('cada filtro de las corridas se dice con sus palabras; el producto, por su código', () => {
  const filtros = {
    estado: 'vencido',
    clase: 'correctiva',
    producto: 7,
    agencia: '01',
    anio: 2026,
  } as const;
  const producto = [['7', 'AHC Ahorro corriente', 'AHC']] as const;
  expect(filtrosDeCorridas.chipsOf(filtros, { producto }).map(({ text }) => text)).toEqual([
    'Estado: por recalcular',
    'Clase: correctiva',
    'Producto: AHC',
    'Agencia: 01',
    'Año: 2026',
  ]);
});

it('sin filtros no hay nada que decir', () => {
  const { none } = filtrosDeCorridas;
  expect([filtrosDeCorridas.chipsOf(none, {}), filtrosDeCorridas.any(none)]).toEqual([[], false]);
});

it('lo que filtra las líneas se dice con sus palabras', () => {
  const filtros = {
    estado: 'sin-pago',
    motivo: 'SALDO_MINIMO',
    producto: 3,
    desdeMonto: centavos(1_00),
    texto: 'caal',
  } as const;
  const producto = [['3', 'AHI Ahorro infantil', 'AHI']] as const;
  expect(filtrosDeLineas.chipsOf(filtros, { producto }).map(({ text }) => text)).toEqual([
    'Estado: sin pago',
    'Sin pago: no llegó al saldo mínimo que gana intereses',
    'Producto: AHI',
    'Interés desde Q\u00a01.00',
  ]);
});

it('la vista y la línea abierta no filtran nada', () => {
  expect(filtrosDeLineas.any({ vista: 'lineas', linea: 7 })).toBe(false);
  expect(filtrosDeLineas.any({ texto: 'caal' })).toBe(true);
  expect(filtrosDeLineas.any(filtrosDeLineas.none)).toBe(false);
});
