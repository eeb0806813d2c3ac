// What the backups add to the rest.
import { verRespaldos } from '@cuadra/contract/administracion/respaldos';
import type { Reaction } from '#platform/reactions.ts';

export const alCambiarLosRespaldos: Reaction = { to: 'respaldos-cambio', asksAgain: [verRespaldos.path] };
