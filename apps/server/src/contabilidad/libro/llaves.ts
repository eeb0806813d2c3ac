// The keys that make a repeated request harmless: for one person, the same key with the same body always means the
// same partida, and with another body it is refused.
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor, ContextoConActor } from '#platform/contexto.ts';
import { confirmarLoAnterior } from '#platform/database/confirmar-lo-anterior.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { preparada } from '#platform/database/preparada.ts';
import { ProblemaError } from '#platform/problema.ts';

export interface Llave {
  readonly llave: string;
  /** SHA-256 of the body in canonical form. */
  readonly cuerpo: Buffer;
}

export interface LlaveUsada extends Llave {
  readonly usuario: string;
  readonly partida: string;
}

export function llaveDe(llave: string | undefined, body: unknown): Llave | undefined {
  return llave === undefined ? undefined : { llave, cuerpo: hash('sha256', canonico(body), 'buffer') };
}

/** Takes the key for a new partida; if it was taken before with this body, the partida it was taken for. */
export async function tomarLlave(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  llave: Llave,
  partida: string,
): Promise<string> {
  // Whoever is using the key at this moment is waited for.
  const tomada = await tx
    .insertInto('llaveIdempotencia')
    .values({ ...llave, usuario: actor.id, partida, creadaEn: ahora.toString() })
    .onConflict((conflicto) => conflicto.doNothing())
    .returning('partida')
    .executeTakeFirst();
  if (tomada !== undefined) return partida;
  const anterior = await partidaDeLlave(tx, actor, llave);
  if (anterior === undefined) throw new ProblemaError('LLAVE_REUTILIZADA');
  return anterior;
}

/** The partida that the key was used for, if it was; with another body it is refused. */
export async function partidaDeLlave(
  db: Database,
  actor: Pick<Actor, 'id'>,
  { llave, cuerpo }: Llave,
): Promise<string | undefined> {
  const [anterior] = await buscarLlaves(db, [{ usuario: actor.id, llave }]);
  if (anterior !== undefined && !cuerpo.equals(anterior.cuerpo)) throw new ProblemaError('LLAVE_REUTILIZADA');
  if (anterior !== undefined) await confirmarLoAnterior(db);
  return anterior?.partida;
}

export async function buscarLlaves(
  db: Database,
  llaves: readonly Pick<LlaveUsada, 'usuario' | 'llave'>[],
): Promise<LlaveUsada[]> {
  const { rows } = await sql<LlaveUsada>`${preparada}
    select k.usuario, k.llave, k.cuerpo, k.partida from llave_idempotencia k
    join unnest(${llaves.map(({ usuario }) => usuario)}::uuid[], ${llaves.map(({ llave }) => llave)}::text[])
      as u (usuario, llave) using (usuario, llave)`.execute(db);
  return rows;
}

export async function guardarLlaves(
  tx: Tx,
  ahora: Temporal.Instant,
  llaves: readonly LlaveUsada[],
): Promise<void> {
  await sql`${preparada}
    insert into llave_idempotencia (usuario, llave, cuerpo, partida, creada_en)
    select u.*, ${ahora.toString()}::timestamptz
    from unnest(${llaves.map(({ usuario }) => usuario)}::uuid[], ${llaves.map(({ llave }) => llave)}::text[],
      ${llaves.map(({ cuerpo }) => cuerpo)}::bytea[], ${llaves.map(({ partida }) => partida)}::uuid[]) u`.execute(
    tx,
  );
}

/** The same content gives the same text, in whatever order its fields came. */
function canonico(valor: unknown): string {
  return JSON.stringify(valor, (_, parte: unknown) =>
    typeof parte === 'object' && parte !== null && !Array.isArray(parte)
      ? Object.fromEntries(Object.entries(parte).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : parte,
  );
}
