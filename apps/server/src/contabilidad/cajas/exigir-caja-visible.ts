import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

/** Asked first: what is of another agencia does not exist, whatever else is wrong. */
export async function exigirCajaVisible(
  db: Database,
  { actor }: ContextoConActor,
  id: string,
): Promise<void> {
  const caja = await db
    .selectFrom('caja')
    .select('id')
    .where('id', '=', id)
    .where('agencia', '=', sql<string>`any(${actor.agencias}::text[])`)
    .executeTakeFirst();
  if (caja === undefined) throw new ProblemaError('NO_ENCONTRADO');
}
