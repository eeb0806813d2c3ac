// What control adds to the rest. By its address and not by its endpoints, which would come with the first page of whoever never asks for
// anything; aportes.test.ts compares them.
import type { Reaction } from '#platform/reactions.ts';

export const RUTA_DE_CONTROL = '/api/control/';

export const alCambiarLasAutorizaciones: Reaction = {
  to: 'autorizaciones-cambio',
  asksAgain: [RUTA_DE_CONTROL],
};

/** Changing the policy is a change of powers. */
export const alCambiarLaPolitica: Reaction = { to: 'poderes-cambio', asksAgain: [RUTA_DE_CONTROL] };

/** Those that are born with a posting are followed where they are shown (use-senales.ts). */
export const alCambiarLasSenales: Reaction = {
  to: 'senales-cambio',
  asksAgain: [`${RUTA_DE_CONTROL}senales`],
};
