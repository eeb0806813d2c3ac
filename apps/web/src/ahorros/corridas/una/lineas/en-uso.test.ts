import { centavos } from '@cuadra/core/dinero';
import { expect, it } from 'vitest';
import { enUso, filtrosDe, SIN_FILTROS, tieneFiltros } from './en-uso.ts';

it('lo que filtra las líneas se dice con sus palabras', () => {
  const filtros = {
    estado: 'sin-pago',
    motivo: 'SALDO_MINIMO',
    producto: 3,
    desdeMonto: centavos(1_00),
    texto: 'caal',
  } as const;
  expect(enUso(filtros, [{ id: 3, codigo: 'AHI' }]).map(({ texto }) => texto)).toEqual([
    'Estado: sin pago',
    'Sin pago: no llegó al saldo mínimo que gana intereses',
    'Producto: AHI',
    'Interés desde Q\u00a01.00',
  ]);
});

it('la vista y la línea abierta no filtran nada', () => {
  expect(tieneFiltros(filtrosDe({ vista: 'lineas', linea: 7 }))).toBe(false);
  expect(tieneFiltros(filtrosDe({ texto: 'caal' }))).toBe(true);
  expect(tieneFiltros(SIN_FILTROS)).toBe(false);
});
