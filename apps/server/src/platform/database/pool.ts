// The connection to PostgreSQL: one pool, as whoever the address names, with money and dates parsed exactly.
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { CopiaDeEntrada } from './copiar.ts';
import { separarOpciones } from './direccion.ts';
import { recordarPlanes } from './preparada.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

const CONEXIONES_MAX = 20;
const ESPERA_CONEXION_MS = 5_000;

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

const AJUSTES = [
  'timezone=UTC',
  'statement_timeout=15000',
  'lock_timeout=5000',
  'idle_in_transaction_session_timeout=10000',
];

export function abrirPool(indicada: string): pg.Pool {
  const { direccion, opciones } = separarOpciones(indicada);
  const pool = new pg.Pool({
    connectionString: direccion,
    max: CONEXIONES_MAX,
    connectionTimeoutMillis: ESPERA_CONEXION_MS,
    // What is said last holds: the address may add to the program's settings, not take them away.
    options: [opciones, ...AJUSTES.map((ajuste) => `-c ${ajuste}`)].join(' ').trim(),
    application_name: 'cuadra',
    types,
  });
  // A connection that dies between two queries of a transaction has nobody listening, and Node ends a process for that.
  // The next query fails by itself and is told to whoever asked; here there is nothing more to do.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    recordarPlanes(client);
  });
  return pool;
}

export function abrirDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool, cursor: CopiaDeEntrada }),
    plugins: [new CamelCasePlugin()],
  });
}
