// Plain, numbered SQL files, applied once each by the owner and never edited afterwards. They call the application's role
// by one name; the institution's own takes its place as they are applied.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { PAPEL_EN_LAS_MIGRACIONES } from './papel-de-la-aplicacion.ts';

const CARPETA = new URL('./migrations/', import.meta.url);

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
  readonly carpetaIncluida?: string | undefined;
}

/** The names of those applied now. Whoever calls holds the lock of whoever prepares the database. */
export async function migrar(
  dueno: pg.Client,
  papel: string,
  opciones: OpcionesDeMigrar = {},
): Promise<string[]> {
  await dueno.query(
    `create table if not exists migracion (
       nombre text primary key, huella text not null, aplicada_en timestamptz not null default now());
     grant select on migracion to ${papel}`,
  );
  const pendientes = await migracionesPendientes(dueno, opciones);
  for (const migracion of pendientes) await aplicar(dueno, papel, migracion);
  return pendientes.map(({ nombre }) => nombre);
}

/** For an application that enters without the owner: the schema must already be this program's. */
export async function exigirMigraciones(db: Pick<pg.Pool, 'query'>): Promise<void> {
  const { rows } = await db.query<{ hay: boolean }>(
    `select to_regclass('public.migracion') is not null as hay`,
  );
  const faltan = rows[0]?.hay === true ? await migracionesPendientes(db) : await leerMigraciones();
  if (faltan.length > 0) {
    throw new MigracionError(
      `A la base de datos le faltan ${faltan.length} migraciones (la primera, ${faltan[0]?.nombre}). Inicie Cuadra una vez con DATABASE_OWNER_URL, la dirección del dueño de la base.`,
    );
  }
}

async function migracionesPendientes(
  db: Pick<pg.Pool, 'query'>,
  opciones: OpcionesDeMigrar = {},
): Promise<Migracion[]> {
  const migraciones = await leerMigraciones();
  const { rows } = await db.query<Aplicada>('select nombre, huella from migracion order by nombre');
  revisarAplicadas(rows, migraciones, opciones);
  return migraciones.slice(rows.length);
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
          ? 'Indique en DATABASE_OWNER_URL una base de datos vacía.'
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

const MENCION = new RegExp(`\\b${PAPEL_EN_LAS_MIGRACIONES}\\b`, 'g');

async function aplicar(dueno: pg.Client, papel: string, { nombre, sql, huella }: Migracion): Promise<void> {
  try {
    await dueno.query('begin');
    await dueno.query(sql.replaceAll(MENCION, papel));
    await dueno.query('insert into migracion (nombre, huella) values ($1, $2)', [nombre, huella]);
    await dueno.query('commit');
  } catch (error) {
    await dueno.query('rollback');
    const causa = error instanceof Error ? error.message : String(error);
    throw new MigracionError(`No se pudo aplicar la migración ${nombre}: ${causa}`, { cause: error });
  }
}
