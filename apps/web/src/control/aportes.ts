// What control adds to the rest.
import { listarAutorizaciones } from '@cuadra/contract/control/autorizaciones';
import { listarSenales } from '@cuadra/contract/control/senales';
import type { Reaction } from '../platform/reactions.ts';

/** Also each authorisation, whose path begins with the list's; a signal is born with what an authorisation was used for. */
export const alCambiarLasAutorizaciones: Reaction = {
  to: 'autorizaciones-cambio',
  asksAgain: [listarAutorizaciones.path, listarSenales.path],
};
