import type { Autorizacion } from '@cuadra/contract/control/autorizaciones';
import { centavos } from '@cuadra/core/dinero';

export const autorizacionDePrueba = (cambio: Partial<Autorizacion> = {}): Autorizacion => ({
  id: '0199aaaa-0000-7000-8000-000000000001',
  operacion: 'transferencia-ajena',
  clase: 'paga',
  agencia: '01',
  monto: centavos(1_200_000),
  resumen: 'De 01-10-000001 a 01-10-000002.',
  razon: 'A otro titular lo autoriza siempre otra persona.',
  motivoDelPedido: null,
  estado: 'pendiente',
  vencida: false,
  pedidaPor: { id: '00000000-0000-4000-8000-000000000009', nombre: 'Carlos Tut' },
  pedidaEn: '2026-11-18T15:00:00Z',
  venceEn: '2026-11-19T15:00:00Z',
  resueltaPor: null,
  segundaPor: null,
  motivo: null,
  cuentas: [],
  movidoHoy: centavos(0),
  vecesConUsted: 0,
  puede: ['responder'],
  orden: null,
  ...cambio,
});
