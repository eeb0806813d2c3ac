// Rules and rates of a product for tests.
import type { TablaDeTasas, VersionDeProducto } from '@cuadra/contract/ahorros/productos';
import { CERO } from '@cuadra/core/dinero';
import { reglasEnBlanco } from '../condiciones.ts';

const ANA = { id: '00000000-0000-4000-8000-000000000001', nombre: 'Ana Caal' };

const deRegla = {
  ultimoDia: null,
  estado: 'publicada',
  situacion: 'vigente',
  escritaPor: ANA,
  publicadaPor: ANA,
  publicadaEn: '2025-01-01T12:00:00Z',
  version: 1,
  reparos: [],
} as const satisfies Partial<TablaDeTasas>;

export const version = (dicha: Partial<VersionDeProducto>): VersionDeProducto => ({
  id: 1,
  desde: '2025-01-01',
  ...deRegla,
  reparos: [],
  ...reglasEnBlanco,
  provision: 'ninguna',
  sinFondos: 'omitir',
  aperturaMinima: CERO,
  plazos: null,
  penalizadaPpm: null,
  cuentaGasto: '601101',
  cuentaIsr: '203101',
  cuentaPorPagar: null,
  cuentaPorCobrar: null,
  nombresDeCuentas: {},
  ...dicha,
});

export const tabla = ({
  ppm = 30_000,
  ...dicha
}: Partial<TablaDeTasas> & { ppm?: number }): TablaDeTasas => ({
  id: 1,
  producto: 1,
  desde: '2025-01-01',
  ...deRegla,
  reparos: [],
  modo: 'total',
  tramos: [{ montoDesde: CERO, montoHasta: null, plazoDesde: 0, plazoHasta: null, ppm }],
  ...dicha,
});
