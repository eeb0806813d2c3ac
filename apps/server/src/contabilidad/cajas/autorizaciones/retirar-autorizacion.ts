import type { AutorizacionDeCaja } from '@cuadra/contract/contabilidad/cajas/autorizaciones';
import type { ContextoConActor } from '../../../platform/contexto.ts';
import type { Tx } from '../../../platform/database/escribir.ts';
import { ProblemaError } from '../../../platform/problema.ts';
import { avisarAutorizacionRetirada } from '../avisos.ts';
import { verAutorizacion } from './queries.ts';
import { tomarAutorizacion } from './tomar-autorizacion.ts';

/** What one asked for and no longer needs, answered or not; once cash moved by it, it stays. */
export async function retirarAutorizacion(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
): Promise<AutorizacionDeCaja> {
  const { actor, ahora } = contexto;
  const pedida = await tomarAutorizacion(tx, contexto, id);
  if (pedida.pedidaPor !== actor.id) throw new ProblemaError('NO_ENCONTRADO');
  const { usada } = await verAutorizacion(tx, id);
  if (usada || (pedida.estado !== 'pendiente' && pedida.estado !== 'autorizada')) {
    throw new ProblemaError('ESTADO_NO_ADMITE', { detalle: 'Ya se usó, se negó o se retiró.' });
  }
  await tx
    .updateTable('autorizacionDeCaja')
    .set({ estado: 'retirada', resueltaEn: ahora.toString() })
    .where('id', '=', id)
    .execute();
  await avisarAutorizacionRetirada(tx, pedida);
  return verAutorizacion(tx, id);
}
