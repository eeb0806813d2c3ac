// A cheque for tests.
import type { Cheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { centavos } from '@cuadra/core/dinero';

export const cheque = (dicho: Partial<Cheque> = {}): Cheque => ({
  id: '00000000-0000-4000-8000-000000001001',
  cuentaBancaria: {
    id: '00000000-0000-4000-8000-b00000000001',
    ...{ nombre: 'Banrural, monetaria', banco: 'Banrural', numero: '3-445-01234-5' },
  },
  numero: 1001,
  fecha: '2026-11-10',
  beneficiario: 'Ferretería El Centro',
  monto: centavos(350_00),
  concepto: 'Pintura',
  estado: 'emitido',
  vencido: false,
  entregadoA: null,
  entregadoDocumento: null,
  entregadoEn: null,
  cobradoEn: null,
  motivo: null,
  partida: { id: '00000000-0000-4000-8000-000000000009', ejercicio: 2026, numero: 77 },
  emitidoPor: { id: '00000000-0000-4000-8000-000000000001', nombre: 'Ana Caal' },
  emitidoEn: '2026-11-10T15:00:00Z',
  version: 0,
  ...dicho,
});
