// How the queue of jobs goes, as PostgreSQL has it: whichever process attends it.
import { sql } from 'kysely';
import type { Database } from '../database/pool.ts';

export interface ColaDeTrabajos {
  readonly cola: string;
  /** Whose time has come and nobody has taken. */
  readonly esperan: number;
  readonly enCurso: number;
  /** Failed at least once, and will be tried again. */
  readonly porReintentar: number;
  /** How long the oldest of those that wait has waited. */
  readonly esperaSegundos: number;
}

export async function leerColas(db: Database): Promise<readonly ColaDeTrabajos[]> {
  const { rows } = await sql<ColaDeTrabajos>`
    select name as cola,
      count(*) filter (where state < 'active' and start_after <= now())::int as esperan,
      count(*) filter (where state = 'active')::int as "enCurso",
      count(*) filter (where state = 'retry')::int as "porReintentar",
      coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float8
        as "esperaSegundos"
    from pgboss.job where state <= 'active' group by name order by name`.execute(db);
  return rows;
}
