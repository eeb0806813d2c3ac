// What the administration of users adds to the rest.
import { listarSolicitudes } from '@cuadra/contract/administracion/usuarios';
import type { Reaction } from '../../platform/reactions.ts';

export const alCambiarLasSolicitudes: Reaction = {
  to: 'solicitudes-cambio',
  asksAgain: [listarSolicitudes.path],
};
