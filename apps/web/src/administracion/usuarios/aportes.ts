// What the administration of users adds to the rest.
import { listarSobres } from '@cuadra/contract/acceso/invitaciones';
import { listarSolicitudes, listarUsuarios } from '@cuadra/contract/administracion/usuarios';
import type { Reaction } from '#platform/reactions.ts';

export const alCambiarLasSolicitudes: Reaction = {
  to: 'solicitudes-cambio',
  asksAgain: [listarSolicitudes.path],
};

export const alCambiarLasInvitaciones: Reaction = {
  to: 'invitaciones-cambio',
  asksAgain: [listarSobres.path, listarUsuarios.path],
};
