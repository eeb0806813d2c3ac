// A run, its line and its products for tests.
import type { Corrida, CorridaEnLista } from '@cuadra/contract/ahorros/corridas';
import type { LineaDeCorrida } from '@cuadra/contract/ahorros/lineas';
import type { ProductoEnLista } from '@cuadra/contract/ahorros/productos';
import type { PasoDeCorrida } from '@cuadra/core/ahorros/corrida';
import { centavos } from '@cuadra/core/dinero';

export const ANA = { id: '00000000-0000-4000-8000-000000000001', nombre: 'Ana Caal' };
export const BETO = { id: '00000000-0000-4000-8000-000000000002', nombre: 'Beto Xol' };

export const enLista = (dicha: Partial<CorridaEnLista> = {}): CorridaEnLista => ({
  id: 7,
  nombre: 'Intereses AHC, oct 2026',
  clase: 'ordinaria',
  estado: 'calculado',
  desde: '2026-10-01',
  hasta: '2026-11-01',
  fechaValor: '2026-10-31',
  fecha: '2026-10-31',
  productos: ['AHC'],
  agencias: ['01'],
  cuentas: 1_200,
  lineas: 1_000,
  interes: centavos(16_564_06),
  isr: centavos(1_616_54),
  tandas: 4,
  hechas: 4,
  creadaPor: ANA,
  creadaEn: '2026-11-01T12:00:00Z',
  motivo: null,
  ...dicha,
});

export const corrida = (dicha: Partial<Corrida> = {}): Corrida => ({
  ...enLista(),
  programacion: null,
  corrige: null,
  exacto: '1656406.250000000000',
  residuo: '-0.250000000000',
  huella: 'a'.repeat(64),
  version: 3,
  calculadaPor: ANA,
  calculadaEn: '2026-11-01T12:05:00Z',
  aprobadaPor: null,
  aprobadaEn: null,
  aplicadaPor: null,
  aplicadaEn: null,
  reversionPedida: null,
  revertidaPor: null,
  revertidaEn: null,
  pasos: [],
  porProducto: [
    {
      producto: 'AHC',
      nombre: 'Ahorro corriente',
      agencia: '01',
      cuentas: 1_200,
      lineas: 1_000,
      interes: centavos(16_564_06),
      isr: centavos(1_616_54),
    },
  ],
  sinPago: [{ motivo: 'SALDO_MINIMO', cuentas: 200 }],
  vencidas: 0,
  omitidas: 0,
  distribucion: [
    { desde: centavos(1), hasta: centavos(1_00), cuentas: 400, interes: centavos(200_00) },
    { desde: centavos(1_00), hasta: null, cuentas: 600, interes: centavos(16_364_06) },
  ],
  advertencias: [],
  ...dicha,
});

/** What may be done now, without anything in the way. */
export const libres = (...pasos: readonly PasoDeCorrida[]): Corrida['pasos'] =>
  pasos.map((paso) => ({ paso, impedimento: null }));

export const linea = (dicha: Partial<LineaDeCorrida> = {}): LineaDeCorrida => ({
  cuenta: { id: 501, numero: 'AHC-000501' },
  titular: 'María Choc Tzul',
  producto: 'AHC',
  agencia: '01',
  desde: '2026-10-01',
  hasta: '2026-11-01',
  dias: 31,
  exacto: '3100.000000000000',
  interes: centavos(31_00),
  isr: centavos(3_10),
  neto: centavos(27_90),
  interesPagado: centavos(0),
  isrPagado: centavos(0),
  estado: 'por-pagar',
  motivo: null,
  ...dicha,
});

export const producto = (dicho: Partial<ProductoEnLista> = {}): ProductoEnLista => ({
  id: 1,
  codigo: 'AHC',
  nombre: 'Ahorro corriente',
  clase: 'vista',
  estado: 'activo',
  cuenta: { idCuenta: '201101', nombre: 'Ahorro corriente' },
  version: 1,
  reglas: null,
  tasas: null,
  borradores: 0,
  ...dicho,
});
