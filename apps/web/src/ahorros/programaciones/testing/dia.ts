// A day of the calendar for tests, with one scheduled run.
import type { DiaConAlgo } from '../calendario/dia-con-algo.ts';

export const dia = (fecha: string, dicho: Partial<DiaConAlgo> = {}): DiaConAlgo => ({
  fecha,
  programadas: [
    {
      programacion: '00000000-0000-4000-8000-00000000a001',
      nombre: 'Ahorro corriente, cada mes',
      desde: '2026-11-01',
      hasta: '2026-12-01',
    },
  ],
  corridas: [],
  vencimientos: null,
  ...dicho,
});
