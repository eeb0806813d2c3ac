// What the closing of months adds to the rest.
import { BASE_DE_EJERCICIOS, listarPeriodos } from '@cuadra/contract/contabilidad/periodos/periodos';
import type { Reaction } from '#platform/reactions.ts';

export const alCambiarUnPeriodo: Reaction = {
  to: 'periodo-cambio',
  asksAgain: [listarPeriodos.path, BASE_DE_EJERCICIOS],
};

/** What waits for approval keeps its month from being closed. */
export const alCambiarLaRevisionDelMes: Reaction = {
  to: 'revision-cambio',
  asksAgain: [listarPeriodos.path],
};
