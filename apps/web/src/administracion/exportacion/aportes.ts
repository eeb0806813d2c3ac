// What exports add to the rest.
import { verExportacion } from '@cuadra/contract/administracion/exportacion';
import { verPractica } from '@cuadra/contract/administracion/practica';
import type { Reaction } from '#platform/reactions.ts';

export const alCambiarLaExportacion: Reaction = {
  to: 'exportacion-cambio',
  asksAgain: [verExportacion.path, verPractica.path],
};
