// A commit whose wait for the standby was cut short is seen by everybody and may still be lost with its primary. So what is found by
// its key, and was not written just now, is told as done only after another commit that waited for the standby: the log is one, and
// whoever has the later place has the earlier ones.
import { sql } from 'kysely';
import type { Database } from './pool.ts';

/** Changes nothing, and makes whoever commits it wait for the standby, like a change. */
export const MARCA_EN_EL_REGISTRO = `select pg_logical_emit_message(true, 'cuadra', '')`;

/** In a transaction it holds once that transaction is committed; otherwise, once it is answered. */
export async function confirmarLoAnterior(db: Database): Promise<void> {
  await sql.raw(MARCA_EN_EL_REGISTRO).execute(db);
}
