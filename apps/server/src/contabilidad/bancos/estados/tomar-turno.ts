import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';

/** A hundred thousand lines on a busy machine; nobody else waits for them but whoever works on the same account. */
const ESPERA_MAX_MS = 120_000;

/** The turn of an account, for whoever brings or takes away its lines: what is read of it after stays so until the end. */
export async function tomarTurno(
  tx: Tx,
  cuenta: string,
  { quita }: { readonly quita: boolean },
): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(ESPERA_MAX_MS)}, true)`.execute(tx);
  await sql`select banco_avanzar(${cuenta}::uuid, ${quita}::boolean)`.execute(tx);
}
