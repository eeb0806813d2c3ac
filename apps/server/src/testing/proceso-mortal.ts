// The connections of a process that may die. A program whose connection is lost goes on with another; a dead one does not: what it
// had in hand comes to nothing, and nobody of it comes back.
import pg from 'pg';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';

export interface ProcesoMortal {
  readonly db: Database;
  /** Whether that session of PostgreSQL is one of its own. */
  tiene(pid: number): boolean;
  morir(): Promise<void>;
  cerrar(): Promise<void>;
}

/** `base.url`: as the owner, who ends its sessions. */
export function abrirProceso(base: {
  readonly url: string;
  readonly urlDeLaAplicacion: string;
}): ProcesoMortal {
  const pool = abrirPool(base.urlDeLaAplicacion);
  pool.on('error', () => undefined);
  const pids = new Set<number>();
  pool.on('connect', (client) => {
    const { processID } = client as unknown as { processID: number };
    pids.add(processID);
  });
  const db = abrirDatabase(pool);
  return {
    db,
    tiene: (pid) => pids.has(pid),
    async morir() {
      // No new connection from here on; those that it has end when PostgreSQL lets them go.
      if (!pool.ending) void pool.end();
      const dueno = new pg.Client({ connectionString: base.url });
      await dueno.connect();
      await dueno.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [[...pids]]);
      await dueno.end();
    },
    async cerrar() {
      if (pool.ending) return;
      await db.destroy();
      // Who asked nothing through it leaves the pool open.
      if (!pool.ended) await pool.end();
    },
  };
}
