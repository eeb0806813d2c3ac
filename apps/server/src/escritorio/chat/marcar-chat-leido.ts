import type { Chat } from '@cuadra/contract/escritorio/chat';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { verChat } from './queries.ts';

/** What was received up to that message, or everything. A repeated mark changes nothing and tells nobody. */
export async function marcarChatLeido(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  hasta: string | undefined,
): Promise<Chat> {
  const { id: colega } = await verChat(tx, contexto, id);
  const usuario = contexto.actor.id;
  const { numUpdatedRows } = await tx
    .updateTable('mensajeChat')
    .set({ leido: true })
    .where('para', '=', usuario)
    .where('de', '=', colega)
    .where('leido', '=', false)
    .$if(hasta !== undefined, (cambio) => cambio.where('n', '<=', Number(hasta)))
    .executeTakeFirst();
  if (numUpdatedRows > 0) await avisar(tx, { usuarios: [usuario] }, { tipo: 'chat', id: colega });
  return verChat(tx, contexto, colega);
}
