// PostgreSQL goes through the WAL that was laid down and stops at the second; then the books are brought up to date and verified, and say themselves that they were restored.
import type { Informe } from '@cuadra/contract/contabilidad/verificacion';
import pg from 'pg';
import { BASE_INCLUIDA } from '#platform/abrir-plataforma.ts';
import {
  iniciarPostgresIncluido,
  type PostgresIncluido,
} from '#platform/bundled-postgres/iniciar-postgres-incluido.ts';
import { PostgresError } from '#platform/bundled-postgres/lanzar-proceso.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { anotar, escribir } from '#platform/database/escribir.ts';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';
import { prepararBase } from '#platform/database/preparar-base.ts';
import { relojDelSistema } from '#platform/reloj.ts';
import { RespaldoError } from '#platform/respaldo-error.ts';
import type { Restauracion } from './restaurar.ts';

const ESPERA_MAX_MS = 24 * 3_600_000;
const NO_LLEGO = /recovery ended before configured recovery target was reached/;

export async function recuperar(
  { hasta, verificar, esSimulacro }: Pick<Restauracion, 'esSimulacro' | 'hasta' | 'verificar'>,
  carpetaDatos: string,
): Promise<{ readonly ultimaTransaccion: string | null; readonly informe: Informe }> {
  const postgres = await llegar(carpetaDatos, hasta);
  try {
    const ultimaTransaccion = await leerUltima(postgres.url(BASE_INCLUIDA));
    return await conLibros(postgres, async (db) => {
      const informe = await verificar(db);
      if (!esSimulacro) await anotarRestauracion(db, { hasta: hasta?.toString() ?? null, ultimaTransaccion });
      return { ultimaTransaccion, informe };
    });
  } finally {
    await postgres.detener();
  }
}

/** All the WAL is already in its place: nothing is to be fetched. Nobody enters before it is done. */
async function llegar(carpetaDatos: string, hasta: Temporal.Instant | undefined): Promise<PostgresIncluido> {
  const fijos = ['hot_standby=off', 'restore_command=exit 1', 'recovery_target_timeline=current'];
  const iniciar = (ajustes: readonly string[]) =>
    iniciarPostgresIncluido({ carpetaDatos, ajustes: [...fijos, ...ajustes], esperaListoMs: ESPERA_MAX_MS });
  try {
    if (hasta === undefined) return await iniciar([]);
    return await iniciar([`recovery_target_time=${paraPostgres(hasta)}`, 'recovery_target_action=promote']);
  } catch (error) {
    if (!(error instanceof PostgresError)) throw error;
    // The WAL is known to go past that second: nothing was written between the last that it has and then.
    if (hasta !== undefined && NO_LLEGO.test(error.message)) return iniciar([]);
    throw new RespaldoError(`PostgreSQL no pudo recuperar la copia:\n${error.message}`, { cause: error });
  }
}

/** Microseconds are all it knows; what is left over falls before any it could have written. */
const paraPostgres = (instante: Temporal.Instant): string =>
  instante
    .toString({ fractionalSecondDigits: 6, roundingMode: 'floor' })
    .replace('T', ' ')
    .replace('Z', '+00');

async function leerUltima(connectionString: string): Promise<string | null> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ ultima: string | null }>(
      `select to_char(pg_last_xact_replay_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as ultima`,
    );
    return rows[0]?.ultima ?? null;
  } finally {
    await client.end();
  }
}

async function conLibros<T>(
  { url, clave }: PostgresIncluido,
  trabajo: (db: Database) => Promise<T>,
): Promise<T> {
  const { direccion } = await prepararBase(url(BASE_INCLUIDA), { secreto: clave });
  const pool = abrirPool(direccion);
  pool.on('error', () => undefined);
  const db = abrirDatabase(pool);
  try {
    return await trabajo(db);
  } finally {
    await db.destroy();
    if (!pool.ended) await pool.end();
  }
}

async function anotarRestauracion(db: Database, detalle: object): Promise<void> {
  const contexto = contextoDelSistema(relojDelSistema.ahora(), 'restaurar');
  const accion = 'respaldos:restaurar';
  await escribir(db, contexto, accion, (tx) =>
    anotar(tx, contexto, { accion, entidad: 'respaldo', idEntidad: 'restauracion', detalle }),
  );
}
