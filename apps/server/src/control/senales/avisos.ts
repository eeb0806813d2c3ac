// Whoever sees the señales of an agencia is told when there is one more or one less. Those that are born with a posting are not told from here:
// what is said of every posting (partidas-contabilizadas) tells them too, and posting takes no trip more.
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';

export function contarSenales(tx: Tx, agencia: string): Promise<void> {
  return avisar(tx, { permiso: 'senales:ver', agencia }, { tipo: 'senales-cambio' });
}

/** If what this person just decided or authorised made one. */
export async function contarSiHaySenal(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  agencia: string,
): Promise<void> {
  const { rows } = await sql`select from senal s
    where s.agencia = ${agencia} and s.en = ${ahora.toString()}::timestamptz and s.partida is null
      and ${actor.id}::uuid in (s.persona, s.otra)
    limit 1`.execute(tx);
  if (rows.length > 0) await contarSenales(tx, agencia);
}
