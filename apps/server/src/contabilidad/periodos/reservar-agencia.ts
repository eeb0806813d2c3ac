// Months of one agencia are closed and reopened by one hand at a time, so that the order looked at is still so when it
// is written. Nobody waits: whoever comes second is told. Postings do not ask for this; what stops them is the state of
// the period itself.
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';

/** Names these locks among all advisory locks of the database. */
const CIERRES = 5_107;

export async function reservarAgencia(tx: Tx, agencia: string): Promise<void> {
  const { rows } = await sql<{ libre: boolean }>`
    select pg_try_advisory_xact_lock(${CIERRES}::int, ${Number(agencia)}::int) as libre`.execute(tx);
  if (rows[0]?.libre === true) return;
  throw new ProblemaError('CONFLICTO_DE_EDICION', {
    detalle: `Otra persona está cerrando o reabriendo periodos de la agencia ${agencia}. Espere unos segundos y vuelva a cargar.`,
  });
}
