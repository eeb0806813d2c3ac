// A savings account for tests: one that is active, with what a test says of it.
import type { CuentaEnLista, CuentaEntera } from '@cuadra/contract/ahorros/cuentas';
import { centavos } from '@cuadra/core/dinero';

const TITULAR = {
  id: '00000000-0000-4000-8000-0000000000a1',
  numero: 12,
  nombre: 'María Pop',
  dpi: '1234567890101',
};

export const cuentaEnLista = (cambios: Partial<CuentaEnLista> = {}): CuentaEnLista => ({
  id: 7,
  numero: 'AHC-000007',
  producto: { id: 3, codigo: 'AHC', nombre: 'Ahorro corriente', clase: 'vista', estado: 'activo' },
  agencia: '01',
  titular: TITULAR,
  otrosTitulares: 0,
  estado: 'activa',
  saldo: centavos(1_500_00),
  apertura: '2026-01-15',
  vence: null,
  interesHasta: '2026-11-01',
  ...cambios,
});

export const cuentaEntera = (cambios: Partial<CuentaEntera> = {}): CuentaEntera => ({
  ...cuentaEnLista(),
  cierre: null,
  titulares: [{ ...TITULAR, estado: 'activo' }],
  isr: { tratamiento: 'afecto', documento: null, vence: null, exentaHoy: false },
  plazo: null,
  destino: null,
  reglas: null,
  tasaPpm: 35_000,
  estados: [],
  interes: {
    ...{ desde: '2026-11-01', hasta: '2026-11-16', dias: 15, exacto: '215.753424657534', isrPpm: 100_000 },
    ...{ interes: centavos(2_16), isr: centavos(22), neto: centavos(1_94), motivo: null },
  },
  control: {
    ...{ idCuenta: '301101', nombreCuenta: 'Ahorro corriente' },
    ...{ enLibros: centavos(1_500_00), enCuentas: centavos(1_500_00) },
  },
  porCorregir: null,
  movimientos: 3,
  acciones: ['transferir', 'recibir', 'cambiar', 'estado', 'cerrar'],
  version: 4,
  ...cambios,
});
