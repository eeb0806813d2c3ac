// Opening balances that somebody has just begun, for tests.
import type { Apertura } from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import { CERO } from '@cuadra/core/dinero';

export const apertura: Apertura = {
  id: '00000000-0000-4000-8000-000000000009',
  agencia: '01',
  nombreAgencia: 'Central',
  fecha: '2026-01-01',
  estado: 'borrador',
  version: 1,
  lineas: [],
  resumen: {
    activo: CERO,
    pasivo: CERO,
    capital: CERO,
    resultado: CERO,
    orden: CERO,
    debe: CERO,
    haber: CERO,
    diferencia: CERO,
  },
  impedimentos: [],
  escritores: [],
  enviada: null,
  devueltaPorque: null,
  aprobada: null,
  partida: null,
  reversionPedida: null,
  revertida: null,
  dependencias: [],
  puede: { escribir: true, aprobar: false, pedirReversion: false, aprobarReversion: false },
};
