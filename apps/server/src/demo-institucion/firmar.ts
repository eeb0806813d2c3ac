import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';

/** From here on it is that person's act, or with nobody the system's: PostgreSQL takes no signature in somebody else's name. */
export async function firmar(tx: Tx, persona: string): Promise<void> {
  await sql`select set_config('cuadra.actor', ${persona}, true)`.execute(tx);
}
