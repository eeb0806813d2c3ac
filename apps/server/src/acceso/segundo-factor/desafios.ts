// What a passkey is asked to sign. Taken out as it is read, whatever comes of it, so that nothing signed serves twice; and
// only for what and for whom it was made.
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import type { Proposito } from '#platform/database/tables/segundo-factor.ts';
import { alAzar } from './cifrado.ts';

export const MINUTOS_DE_DESAFIO = 3;
const LIMPIEZA_MAX = 100;

/** `deQuien`: the session or the pending sign-in that asked; empty: whoever signs in. */
export interface Destino {
  readonly proposito: Proposito;
  readonly deQuien: string;
}

export async function crearDesafio(db: Database, destino: Destino, ahora: Temporal.Instant): Promise<string> {
  const valor = alAzar();
  const venceEn = ahora.add({ minutes: MINUTOS_DE_DESAFIO }).toString();
  await db
    .insertInto('desafio')
    .values({ valor, ...destino, venceEn })
    .execute();
  await sql`delete from desafio where valor in (select valor from desafio where vence_en < ${ahora.toString()}
    limit ${LIMPIEZA_MAX} for update skip locked)`.execute(db);
  return valor;
}

/** False when it was not made for this, was already taken, or its time is up. */
export async function tomarDesafio(
  db: Database,
  valor: string,
  { proposito, deQuien }: Destino,
  ahora: Temporal.Instant,
): Promise<boolean> {
  const tomado = await db
    .deleteFrom('desafio')
    .where('valor', '=', valor)
    .returning(['proposito', 'deQuien', 'venceEn'])
    .executeTakeFirst();
  return (
    tomado !== undefined &&
    tomado.proposito === proposito &&
    tomado.deQuien === deQuien &&
    Temporal.Instant.compare(Temporal.Instant.from(tomado.venceEn), ahora) > 0
  );
}

/** The one that an answer says to have signed; whether it did is for the signature to tell. */
export function desafioDe(clientDataJSON: string): string {
  try {
    const datos: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (typeof datos !== 'object' || datos === null || !('challenge' in datos)) return '';
    return typeof datos.challenge === 'string' ? datos.challenge : '';
  } catch {
    return '';
  }
}
