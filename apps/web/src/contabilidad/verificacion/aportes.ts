// What the verification of the books adds to the rest.
import { listarVerificaciones, verVerificacion } from '@cuadra/contract/contabilidad/verificacion';
import type { Reaction } from '#platform/reactions.ts';

export const alAvanzarUnaVerificacion: Reaction = {
  to: 'verificacion-avance',
  asksAgain: [listarVerificaciones.path, verVerificacion.path],
};
