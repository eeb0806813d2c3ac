import { sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { esDeSusAgencias } from './tomar-corrida.ts';

/** Whoever does not work in all of its agencias does not know that it exists. */
export async function exigirCorrida(db: Database, actor: Actor, id: number): Promise<void> {
  const { rows } = await sql`select from corrida r where r.id = ${id} and ${esDeSusAgencias(actor)}`.execute(
    db,
  );
  if (rows.length === 0) throw new ProblemaError('NO_ENCONTRADO');
}
