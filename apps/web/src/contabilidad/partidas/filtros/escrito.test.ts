import { centavos } from '@cuadra/core/dinero';
import { describe, expect, test } from 'vitest';
import type { Filtros } from '../busqueda.ts';
import { type Escrito, escribirFiltros, leerEscrito } from './escrito.ts';

const VACIO = escribirFiltros({});
const leer = (cambios: Partial<Escrito>) => leerEscrito({ ...VACIO, ...cambios });

describe('los filtros escritos', () => {
  test('se leen como se escribieron', () => {
    const filtros: Filtros = {
      estado: 'contabilizada',
      tipo: 'egreso',
      agencia: '02',
      desde: '2026-11-01',
      hasta: '2026-11-30',
      idCuenta: '6031',
      montoMin: centavos(123_456),
      montoMax: centavos(10_000_000),
      conSoporte: false,
    };
    expect(escribirFiltros(filtros)).toMatchObject({
      montoMin: '1,234.56',
      montoMax: '100,000.00',
      conSoporte: 'no',
    });
    expect(leerEscrito(escribirFiltros(filtros))).toMatchObject({ filtros });
  });

  test('un formulario vacío quita todos los filtros, y no toca el texto buscado', () => {
    const leido = leer({});
    expect(leido).toHaveProperty('filtros');
    if (!('filtros' in leido)) return;
    expect(Object.values(leido.filtros).every((valor) => valor === undefined)).toBe(true);
    expect(leido.filtros).not.toHaveProperty('texto');
  });

  test.each([
    ['fechas al revés', { desde: '2026-11-30', hasta: '2026-11-01' }, ['hasta']],
    [
      'registro al revés',
      { registradaDesde: '2026-11-02', registradaHasta: '2026-11-01' },
      ['registradaHasta'],
    ],
    ['un monto que no lo es', { montoMin: 'mil' }, ['montoMin']],
    ['montos al revés', { montoMin: '100.00', montoMax: '99.99' }, ['montoMax']],
    [
      'varias cosas',
      { montoMin: '1.234', montoMax: 'x', desde: '2026-02-01', hasta: '2026-01-01' },
      ['hasta', 'montoMin', 'montoMax'],
    ],
  ])('%s se dice en su campo', (_, cambios, campos) => {
    const leido = leer(cambios);
    expect('errores' in leido && Object.keys(leido.errores)).toEqual(campos);
  });

  test('el mismo día y el mismo monto son un rango', () => {
    expect(leer({ desde: '2026-11-01', hasta: '2026-11-01', montoMin: '5', montoMax: '5.00' })).toMatchObject(
      {
        filtros: {
          desde: '2026-11-01',
          hasta: '2026-11-01',
          montoMin: centavos(500),
          montoMax: centavos(500),
        },
      },
    );
  });
});
