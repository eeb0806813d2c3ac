// The three ways in which a change of powers that waits comes to nothing: another administrador rejects it, a contador
// stops it, or whoever asked for it takes it back.
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import type { Cartero } from '#platform/mail/cartero.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarResolucion } from './avisar-cambio.ts';
import { tomarCambio } from './tomar-cambio.ts';

export type Negativa =
  | { readonly estado: 'rechazado' | 'detenido'; readonly motivo: string }
  | { readonly estado: 'retirado' };

export async function negarCambio(
  tx: Tx,
  plataforma: { readonly cartero: Cartero },
  contexto: ContextoConActor,
  id: string,
  negativa: Negativa,
): Promise<void> {
  const cambio = await tomarCambio(tx, id);
  const esMio = contexto.actor.id === cambio.pedidoPor;
  if (negativa.estado === 'retirado' && !esMio) {
    throw new ProblemaError('SIN_PERMISO', { detalle: 'Solo lo retira quien lo pidió. Puede rechazarlo.' });
  }
  if (negativa.estado === 'rechazado' && esMio) {
    throw new ProblemaError('CAMBIO_PROPIO', { detalle: 'Usted lo pidió: puede retirarlo.' });
  }
  await tx
    .updateTable('cambioDePoder')
    .set({
      estado: negativa.estado,
      resueltoPor: contexto.actor.id,
      resueltoEn: contexto.ahora.toString(),
      motivo: 'motivo' in negativa ? negativa.motivo : null,
    })
    .where('id', '=', id)
    .execute()
    .catch(explicarRechazo);
  await avisarResolucion(tx, plataforma, contexto, cambio, negativa);
}
