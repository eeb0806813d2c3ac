// A person's chats: every colleague with access, and whoever left with something said. The chat with a colleague has
// the colleague's id.
import { estadoPresencia } from '@cuadra/contract/acceso/sesion';
import type { Chat, Contacto, MensajeDeChat } from '@cuadra/contract/escritorio/chat';
import { type Expression, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { estaAbierta } from '#acceso/sesiones/sesion-vigente.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

const CHATS_MAX = 500;

export async function listarChats(db: Database, quien: ContextoConActor): Promise<Chat[]> {
  const filas = await consultarChats(db, quien, sql<SqlBool>`true`);
  return filas.map(presentarChat);
}

export async function listarContactos(db: Database, quien: ContextoConActor): Promise<Contacto[]> {
  const filas = await consultarChats(db, quien, sql<SqlBool>`colega.activo`);
  return filas.map((fila) => presentarChat(fila).contact).toSorted(porNombre);
}

/** One's own chat, or the refusal that the specification words. */
export async function verChat(db: Database, quien: ContextoConActor, id: string): Promise<Chat> {
  const esId = z.uuid().safeParse(id).success;
  const [fila] = esId ? await consultarChats(db, quien, sql<SqlBool>`colega.id = ${id}`) : [];
  if (fila === undefined)
    throw new ProblemaError('NO_ENCONTRADO', { detalle: `Could not found chat with id of ${id}!` });
  return presentarChat(fila);
}

export interface PaginaDeMensajes {
  readonly antesDe: string | undefined;
  readonly limite: number;
}

/** A page of what was said, from oldest to newest, and whether there is more before it. */
export async function listarMensajesDeChat(
  db: Database,
  { actor }: ContextoConActor,
  colega: string,
  { antesDe, limite }: PaginaDeMensajes,
): Promise<{ messages: MensajeDeChat[]; hasOlder: boolean }> {
  const filas = await db
    .selectFrom('mensajeChat')
    .select(['n', 'de', 'para', 'texto', 'enviadoEn'])
    .where(entre(actor.id, colega))
    .$if(antesDe !== undefined, (consulta) => consulta.where('n', '<', Number(antesDe)))
    .orderBy('n', 'desc')
    .limit(limite + 1)
    .execute();
  return {
    messages: filas
      .slice(0, limite)
      .toReversed()
      .map((fila) => presentarMensaje(fila, actor.id)),
    hasOlder: filas.length > limite,
  };
}

export function presentarMensaje(
  { n, de, para, texto, enviadoEn }: FilaDeMensaje,
  usuario: string,
): MensajeDeChat {
  const isMine = de === usuario;
  return {
    id: String(n),
    chatId: isMine ? para : de,
    contactId: de,
    isMine,
    value: texto,
    createdAt: enviadoEn,
  };
}

interface FilaDeMensaje {
  readonly n: number;
  readonly de: string;
  readonly para: string;
  readonly texto: string;
  readonly enviadoEn: string;
}

/** As the index of a pair has it, whoever wrote. */
const entre = (uno: string | Expression<string>, otro: string | Expression<string>) => sql<SqlBool>`
  least(de, para) = least(${uno}::uuid, ${otro}::uuid) and greatest(de, para) = greatest(${uno}::uuid, ${otro}::uuid)`;

interface FilaDeChat {
  readonly id: string;
  readonly nombre: string;
  readonly avatar: string | null;
  readonly activo: boolean;
  readonly estado: string | null;
  readonly n: number | null;
  readonly texto: string | null;
  readonly enviadoEn: string | null;
  readonly sinLeer: number;
}

/** One probe of an index per colleague for the last message, one for what is unread, one for whether they are there. */
async function consultarChats(
  db: Database,
  { actor, ahora }: ContextoConActor,
  cuales: Expression<SqlBool>,
): Promise<FilaDeChat[]> {
  const { rows } = await sql<FilaDeChat>`
    select colega.id, colega.nombre, colega.avatar, colega.activo, presencia.estado,
      ultimo.n, ultimo.texto, ultimo.enviado_en, recibidos.sin_leer
    from usuario colega
    left join lateral (
      select n, texto, enviado_en from mensaje_chat
      where ${entre(actor.id, sql.ref<string>('colega.id'))}
      order by n desc limit 1) ultimo on true
    cross join lateral (
      select count(*) as sin_leer from mensaje_chat
      where para = ${actor.id} and de = colega.id and not leido) recibidos
    left join lateral (
      select estado from sesion
      where sesion.usuario = colega.id and ${estaAbierta(ahora)} and presente_hasta > ${ahora.toString()}::timestamptz
      order by ultimo_uso desc limit 1) presencia on true
    where colega.id <> ${actor.id} and (colega.activo or ultimo.n is not null) and ${cuales}
    order by ultimo.n desc nulls last, colega.nombre, colega.id
    limit ${CHATS_MAX}`.execute(db);
  return rows;
}

function presentarChat({
  id,
  nombre,
  avatar,
  activo,
  estado,
  n,
  texto,
  enviadoEn,
  sinLeer,
}: FilaDeChat): Chat {
  const status = estadoPresencia.parse(estado ?? 'not-visible');
  return {
    id,
    contactId: id,
    contact: { id, name: nombre, avatar, status, active: activo },
    unreadCount: sinLeer,
    lastMessage: texto,
    lastMessageId: n === null ? null : String(n),
    lastMessageAt: enviadoEn,
    messages: [],
  };
}

const alfabeto = new Intl.Collator('es');
const porNombre = (uno: Contacto, otro: Contacto) => alfabeto.compare(uno.name, otro.name);
