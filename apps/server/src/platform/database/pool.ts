// The connection to PostgreSQL: one pool, as whoever the address names, with money and dates parsed exactly.
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Copia } from './copiar.ts';
import { separarOpciones } from './direccion.ts';
import { recordarPlanes } from './preparada.ts';
import type { Tables } from './tables.ts';
import { vigilarConfirmaciones } from './vigilar-confirmaciones.ts';

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
  readonly conexionesMax?: number;
}

export function abrirPool(
  indicada: string,
  { porAgrupador, esReplica, conexionesMax = CONEXIONES_MAX }: OpcionesDePool = {},
): pg.Pool {
  const { direccion, opciones } = separarOpciones(indicada);
  const pool = new pg.Pool({
    connectionString: direccion,
    max: conexionesMax,
    // One that went away without a word is found out some day, and not used again.
    keepAlive: true,
    connectionTimeoutMillis: ESPERA_CONEXION_MS,
    ...(porAgrupador ? {} : { options: opcionesDeSesion(opciones) }),
    ...(esReplica ? { query_timeout: SILENCIO_DE_REPLICA_MS } : {}),
    application_name: 'cuadra',
    types,
  });
  const descartar = abrirDescarte(pool);
  // A connection that dies between two queries of a transaction has nobody listening, and Node ends a process for that.
  // The next query fails by itself and is told to whoever asked; here there is nothing more to do.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (!porAgrupador) recordarPlanes(client);
    if (!esReplica) vigilarConfirmaciones(client, () => descartar(client));
  });
  return pool;
}

/** One that refuses to be written was a primary and is none: neither it nor those that wait beside it are used again. */
function abrirDescarte(pool: pg.Pool): (client: pg.PoolClient) => void {
  const porDescartar = new WeakSet<pg.PoolClient>();
  pool.on('release', (_, client) => {
    // The pool does not keep one that is ending.
    if (porDescartar.has(client)) void client.end();
  });
  return (client) => {
    porDescartar.add(client);
    for (let ociosas = pool.idleCount; ociosas > 0; ociosas--)
      void pool.connect().then(
        (ociosa) => ociosa.release(true),
        () => undefined,
      );
  };
}

/** What is said last holds: the address may add to the program's settings, not take them away. */
export const opcionesDeSesion = (deLaDireccion: string): string =>
  [deLaDireccion, ...Object.entries(AJUSTES).map(([nombre, valor]) => `-c ${nombre}=${valor}`)]
    .join(' ')
    .trim();

/** `reserva` lends its connections to whoever is being read there. */
export function abrirDatabase(
  pool: pg.Pool,
  reserva?: { seLeeAqui(): boolean; conectar(): Promise<pg.PoolClient> },
): Database {
  const connect = () => (reserva?.seLeeAqui() ? reserva.conectar() : pool.connect());
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { connect, end: () => pool.end(), options: pool.options },
      controlClient: pg.Client,
      cursor: Copia,
    }),
    plugins: [new CamelCasePlugin()],
  });
}
