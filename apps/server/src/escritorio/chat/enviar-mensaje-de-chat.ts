// Says something to a colleague. Within a chat one message follows another, also in the database: whoever marks what they
// have seen as read never marks one that was still on its way.
import type { MensajeDeChat } from '@cuadra/contract/escritorio/chat';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { presentarMensaje, verChat } from './queries.ts';

export interface MensajePorEnviar {
  readonly chat: string;
  readonly texto: string;
  readonly llave: string | undefined;
}

export async function enviarMensajeDeChat(
  tx: Tx,
  contexto: ContextoConActor,
  { chat, texto, llave }: MensajePorEnviar,
): Promise<MensajeDeChat> {
  const { actor, ahora } = contexto;
  const { id: colega, contact } = await verChat(tx, contexto, chat);
  if (!contact.active) throw new ProblemaError('PERSONA_SIN_ACCESO');
  await tomarTurno(tx, actor.id, colega);
  const mensaje = await tx
    .insertInto('mensajeChat')
    .values({ de: actor.id, para: colega, texto, enviadoEn: ahora.toString(), llave: llave ?? null })
    .onConflict((conflicto) => conflicto.columns(['de', 'llave']).doNothing())
    .returning(['n', 'de', 'para', 'texto', 'enviadoEn'])
    .executeTakeFirst();
  if (mensaje === undefined) return repetido(tx, contexto, { chat: colega, texto, llave });
  await avisar(tx, { usuarios: [colega] }, { tipo: 'chat', id: actor.id });
  await avisar(tx, { usuarios: [actor.id] }, { tipo: 'chat', id: colega });
  return presentarMensaje(mensaje, actor.id);
}

/** The two of a chat, in either direction, are one turn. */
async function tomarTurno(tx: Tx, uno: string, otro: string): Promise<void> {
  const pareja = [uno, otro].toSorted().join(' ');
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat ${pareja}`}, 0))`.execute(tx);
}

/** The key was used before: the same message gets the first answer. */
async function repetido(
  tx: Tx,
  { actor }: ContextoConActor,
  { chat, texto, llave }: MensajePorEnviar,
): Promise<MensajeDeChat> {
  const mensaje = await tx
    .selectFrom('mensajeChat')
    .select(['n', 'de', 'para', 'texto', 'enviadoEn'])
    .where('de', '=', actor.id)
    .where('llave', '=', llave ?? '')
    .executeTakeFirstOrThrow();
  if (mensaje.para !== chat || mensaje.texto !== texto) throw new ProblemaError('LLAVE_REUTILIZADA');
  return presentarMensaje(mensaje, actor.id);
}
