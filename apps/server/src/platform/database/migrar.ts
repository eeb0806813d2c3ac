// Plain, numbered SQL files, applied once each and never edited afterwards. Several processes may start at the
// same time: an advisory lock lets one of them migrate while the others wait.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const CARPETA = new URL('./migrations/', import.meta.url);
const CANDADO = 7_281_936_405;

/** The schema and the program do not belong together; the message says what to do. */
export class MigracionError extends Error {}

export interface Migracion {
  readonly nombre: string;
  readonly sql: string;
  readonly huella: string;
}

interface Aplicada {
  readonly nombre: string;
  readonly huella: string;
}

export interface OpcionesDeMigrar {
  /** Where the bundled PostgreSQL keeps its data; absent when the database is somebody else's. */
  readonly carpetaIncluida?: string;
}

export async function migrar(connectionString: string, opciones: OpcionesDeMigrar = {}): Promise<string[]> {
  const migraciones = await leerMigraciones();
  const client = new pg.Client({ connectionString, application_name: 'cuadra migraciones' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [CANDADO]);
    await client.query(
      `create table if not exists migracion (
         nombre text primary key, huella text not null, aplicada_en timestamptz not null default now())`,
    );
    const { rows } = await client.query<Aplicada>('select nombre, huella from migracion order by nombre');
    revisarAplicadas(rows, migraciones, opciones);
    const pendientes = migraciones.slice(rows.length);
    for (const migracion of pendientes) await aplicar(client, migracion);
    return pendientes.map(({ nombre }) => nombre);
  } finally {
    await client.end();
  }
}

export async function leerMigraciones(): Promise<Migracion[]> {
  const nombres = (await readdir(CARPETA)).filter((nombre) => nombre.endsWith('.sql')).sort();
  return Promise.all(
    nombres.map(async (nombre) => {
      const sql = await readFile(new URL(nombre, CARPETA), 'utf8');
      return { nombre, sql, huella: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** The first migration before they were squashed, once, when nothing was released yet. */
const PRIMERA_DE_PRUEBA = '0001_rol_y_bitacora.sql';

function revisarAplicadas(
  aplicadas: readonly Aplicada[],
  migraciones: readonly Migracion[],
  { carpetaIncluida }: OpcionesDeMigrar,
): void {
  if (aplicadas[0]?.nombre === PRIMERA_DE_PRUEBA) {
    throw new MigracionError(
      `Estos datos son de una versión de prueba de Cuadra, anterior a la primera publicada, y esta versión no puede abrirlos. ${
        carpetaIncluida === undefined
          ? 'Indique en DATABASE_URL una base de datos vacía.'
          : `Si ya no los necesita, borre la carpeta ${carpetaIncluida} y vuelva a iniciar Cuadra; si los necesita, ábralos con la versión que los creó.`
      }`,
    );
  }
  for (const [indice, { nombre, huella }] of aplicadas.entries()) {
    const propia = migraciones[indice];
    if (propia === undefined || propia.nombre !== nombre) {
      throw new MigracionError(
        `La base de datos tiene la migración ${nombre}, que este programa no conoce. Use la versión de Cuadra que la creó o una más nueva.`,
      );
    }
    if (propia.huella !== huella) {
      throw new MigracionError(
        `La migración ${nombre} cambió después de aplicarse. Restaure el archivo original.`,
      );
    }
  }
}

async function aplicar(client: pg.Client, { nombre, sql, huella }: Migracion): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migracion (nombre, huella) values ($1, $2)', [nombre, huella]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const causa = error instanceof Error ? error.message : String(error);
    throw new MigracionError(`No se pudo aplicar la migración ${nombre}: ${causa}`, { cause: error });
  }
}
