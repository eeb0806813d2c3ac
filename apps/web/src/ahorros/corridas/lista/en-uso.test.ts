import { expect, it } from 'vitest';
import { enUso, SIN_FILTROS, tieneFiltros } from './en-uso.ts';

it('cada filtro se dice con sus palabras; el producto, por su código', () => {
  const filtros = {
    estado: 'vencido',
    clase: 'correctiva',
    producto: 7,
    agencia: '01',
    anio: 2026,
  } as const;
  expect(enUso(filtros, [{ id: 7, codigo: 'AHC' }]).map(({ texto }) => texto)).toEqual([
    'Estado: por recalcular',
    'Clase: correctiva',
    'Producto: AHC',
    'Agencia: 01',
    'Año: 2026',
  ]);
});

it('sin filtros no hay nada que decir', () => {
  expect([enUso(SIN_FILTROS, []), tieneFiltros(SIN_FILTROS)]).toEqual([[], false]);
});
