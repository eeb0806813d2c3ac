// What the primary and the replica say of themselves. The application's papel may ask all of it.
import { sql } from 'kysely';
import type { Database } from '../pool.ts';
import type { Punto, Repeticion } from './historia-del-principal.ts';

/** Which books they are: of which cluster, which database. */
export interface Identidad {
  readonly sistema: string;
  readonly base: string;
}

interface ConLinea extends Identidad {
  /** Which line of the cluster's history. */
  readonly linea: number;
}

export interface Principal extends Punto, ConLinea {}

export interface Replica extends Repeticion, ConLinea {
  readonly repite: boolean;
}

/** In a `select`, the same for whoever is asked. */
export const IDENTIDAD = `(select system_identifier::text from pg_control_system()) as sistema,
  (select oid::text from pg_database where datname = current_database()) as base`;

export async function preguntarAlPrincipal(db: Database): Promise<Principal> {
  const { rows } = await sql<{
    posicion: string;
    enMs: string;
    sistema: string;
    linea: number;
    base: string;
  }>`
    select pg_wal_lsn_diff(hasta, '0/0')::text as posicion,
      (extract(epoch from clock_timestamp()) * 1000)::text as "enMs",
      -- The line of history that it is writing; the control file tells that of its last checkpoint.
      ('x' || left(pg_walfile_name(hasta), 8))::bit(32)::int as linea,
      ${sql.raw(IDENTIDAD)}
    from (select pg_current_wal_flush_lsn() as hasta) x`.execute(db);
  const fila = laUnica(rows);
  return { ...fila, posicion: BigInt(fila.posicion), enMs: Number(fila.enMs) };
}

export async function preguntarALaReplica(db: Database): Promise<Replica> {
  const { rows } = await sql<{
    repite: boolean;
    posicion: string | null;
    cambioMs: string | null;
    sistema: string;
    linea: number;
    base: string;
  }>`
    select pg_is_in_recovery() as repite,
      pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as posicion,
      (extract(epoch from pg_last_xact_replay_timestamp()) * 1000)::text as "cambioMs",
      (select timeline_id from pg_control_checkpoint()) as linea, ${sql.raw(IDENTIDAD)}`.execute(db);
  const { posicion, cambioMs, ...fila } = laUnica(rows);
  return {
    ...fila,
    posicion: BigInt(posicion ?? 0),
    ultimoCambioMs: cambioMs === null ? undefined : Number(cambioMs),
  };
}

/** Why it is no replica of that primary; undefined: it is. */
export function porQueNoEsSuya(
  principal: Identidad,
  replica: Identidad & Pick<Replica, 'repite'>,
): string | undefined {
  if (!replica.repite) return 'no es una réplica: es una base que se escribe por su cuenta';
  if (replica.sistema !== principal.sistema) return 'es réplica de otro PostgreSQL';
  if (replica.base !== principal.base) return 'lleva a otra base de datos';
  return undefined;
}

function laUnica<T>([fila]: readonly T[]): T {
  if (fila === undefined) throw new Error('PostgreSQL no dijo en qué va.');
  return fila;
}
