// What may wait for a person, as data: a feature that leaves work to somebody hands over a kind, with who may attend it, how
// many there are and where they are attended. `composicion.ts` puts them in the order in which they are shown.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import { type RawBuilder, sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';

export interface ClaseDePendiente {
  readonly id: string;
  /** What is said beside the count: of one, of several. */
  readonly titulo: readonly [uno: string, varios: string];
  readonly permiso: Permiso;
  contar(db: Database, contexto: ContextoConActor): Promise<number>;
  /** Where it is attended; the very place, where there is only one. */
  link(contexto: ContextoConActor, db: Database): string | Promise<string>;
}

/** How many rows there are of what follows a `from`. */
export async function contarFilas(db: Database, cuales: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${cuales}`.execute(db);
  return rows[0]?.total ?? 0;
}
