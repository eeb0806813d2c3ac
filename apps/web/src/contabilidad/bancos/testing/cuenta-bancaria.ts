// A bank account for tests.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { centavos } from '@cuadra/core/dinero';

let ultima = 0;

export const cuentaBancaria = (dicha: Partial<CuentaBancaria>): CuentaBancaria => ({
  id: `00000000-0000-4000-8000-b${String(++ultima).padStart(11, '0')}`,
  banco: 'Banrural',
  numero: '3-445-01234-5',
  nombre: 'Banrural, monetaria',
  idCuenta: '1011030101',
  nombreCuenta: 'Banrural',
  agencia: '01',
  perfil: null,
  tieneMapeo: false,
  responsable: { id: '00000000-0000-4000-8000-000000000001', nombre: 'Ana Caal' },
  desde: '2026-01-01',
  ventanaDias: 5,
  caducidadDias: 180,
  activa: true,
  version: 1,
  conciliadaHasta: '2026-09-30',
  estadosHasta: '2026-10-31',
  saldoBanco: centavos(0),
  saldoLibros: centavos(0),
  sinExplicar: { banco: 0, libros: 0 },
  ...dicha,
});
