// What the schedules add to the rest.
import type { listarProgramaciones, verCalendario } from '@cuadra/contract/ahorros/programaciones';
import type { Reaction } from '#platform/reactions.ts';

// Everyone loads this file: it spells the paths, which the compiler compares, rather than bring the schemas.
const PROGRAMACIONES: (typeof listarProgramaciones)['path'] = '/api/ahorros/programaciones';
const CALENDARIO: (typeof verCalendario)['path'] = '/api/ahorros/calendario';

export const alCambiarElCalendario: Reaction = {
  to: 'ahorros-cambio',
  asksAgain: [PROGRAMACIONES, CALENDARIO],
};
