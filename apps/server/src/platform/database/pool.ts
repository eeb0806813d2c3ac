// The connection to PostgreSQL: one pool, as whoever the address names, with money and dates parsed exactly.
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { CopiaDeEntrada } from './copiar.ts';
import { separarOpciones } from './direccion.ts';
import { recordarPlanes } from './preparada.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

const CONEXIONES_MAX = 20;
/** As long as a statement may take: a machine short of breath is not a database that is gone, which says so at once. */
const ESPERA_CONEXION_MS = 15_000;
/** A replica whose machine went away without a word; longer than any statement may take. */
const SILENCIO_DE_REPLICA_MS = 20_000;

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

const types = new pg.TypeOverrides();
types.setTypeParser(INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 fuera de rango: ${text}`);
  return value;
});
// An accounting date stays the text it is; an instant becomes ISO in UTC.
types.setTypeParser(DATE, (text) => text);
types.setTypeParser(TIMESTAMPTZ, (text) => new Date(text).toISOString());

/** What every session of the application has, whoever it enters by. */
export const AJUSTES: Readonly<Record<string, string>> = {
  timezone: 'UTC',
  statement_timeout: '15s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '10s',
};

export interface OpcionesDePool {
  /**
   * Through a pooler that gives each transaction another session: nothing is asked of one on entering (the settings are the
   * papel's, see ajustes-del-papel.ts), and no plan is kept in it.
   */
  readonly porAgrupador?: boolean;
  readonly esReplica?: boolean;
  /** Another than the usual: an institution among many has a share. */
  readonly conexionesMax?: number | undefined;
}

export function abrirPool(
  indicada: string,
  { porAgrupador, esReplica, conexionesMax = CONEXIONES_MAX }: OpcionesDePool = {},
): pg.Pool {
  const { direccion, opciones } = separarOpciones(indicada);
  const pool = new pg.Pool({
    connectionString: direccion,
    max: conexionesMax,
    connectionTimeoutMillis: ESPERA_CONEXION_MS,
    ...(porAgrupador ? {} : { options: opcionesDeSesion(opciones) }),
    ...(esReplica ? { query_timeout: SILENCIO_DE_REPLICA_MS, keepAlive: true } : {}),
    application_name: 'cuadra',
    types,
  });
  // A connection that dies between two queries of a transaction has nobody listening, and Node ends a process for that.
  // The next query fails by itself and is told to whoever asked; here there is nothing more to do.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (!porAgrupador) recordarPlanes(client);
  });
  return pool;
}

/** What is said last holds: the address may add to the program's settings, not take them away. */
export const opcionesDeSesion = (deLaDireccion: string): string =>
  [deLaDireccion, ...Object.entries(AJUSTES).map(([nombre, valor]) => `-c ${nombre}=${valor}`)]
    .join(' ')
    .trim();

export function abrirDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool, cursor: CopiaDeEntrada }),
    plugins: [new CamelCasePlugin()],
  });
}
