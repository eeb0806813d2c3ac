// What control adds to the rest. By its address and not by its endpoints, which would come with the first page of whoever never asks for
// anything; aportes.test.ts compares them.
import type { Reaction } from '../platform/reactions.ts';

export const RUTA_DE_CONTROL = '/api/control/';

/** A signal is born with what an authorisation was used for. */
export const alCambiarLasAutorizaciones: Reaction = {
  to: 'autorizaciones-cambio',
  asksAgain: [RUTA_DE_CONTROL],
};

/** Changing the policy is a change of powers. */
export const alCambiarLaPolitica: Reaction = { to: 'poderes-cambio', asksAgain: [RUTA_DE_CONTROL] };
