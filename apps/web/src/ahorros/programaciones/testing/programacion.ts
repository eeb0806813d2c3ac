// A schedule for tests.
import type { Programacion } from '@cuadra/contract/ahorros/programaciones';

export const ANA = { id: '00000000-0000-4000-8000-000000000001', nombre: 'Ana Caal' };

export const programacion = (dicha: Partial<Programacion> = {}): Programacion => ({
  id: '00000000-0000-4000-8000-00000000a001',
  nombre: 'Ahorro corriente, cada mes',
  productos: [{ id: 1, codigo: 'AHC', nombre: 'Ahorro corriente' }],
  agencias: null,
  frecuencia: 'mensual',
  diasDespues: 1,
  hora: '06:00',
  proximoFin: '2026-11-30',
  proximaVez: '2026-12-01T12:00:00Z',
  avisarA: [ANA],
  responsable: ANA,
  pausada: false,
  version: 3,
  ultima: { id: 7, estado: 'aplicado', hasta: '2026-11-01' },
  ...dicha,
});
