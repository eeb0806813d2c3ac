// Plain, numbered SQL files, applied once each by the owner and never edited afterwards. They call the application's role
// by one name; the institution's own takes its place as they are applied.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { aplicarMigracion, sinHacerEsperar } from './aplicar-migracion.ts';
import { convive, pideDetenerTodo } from './convivencia.ts';
import { anotarEsquema, revisarEsquemaComoDueno } from './esquema-dejado.ts';
import { MigracionError } from './migracion-error.ts';

const CARPETA = new URL('./migrations/', import.meta.url);

export { MigracionError };

export interface Migracion {
  readonly nombre: string;
  readonly sql: string;
  readonly huella: string;
  /** Whether the version before can go on working once it is applied. */
  readonly convive: boolean;
}

type Aplicada = Pick<Migracion, 'nombre' | 'huella' | 'convive'>;

export interface OpcionesDeMigrar {
  /** Where the bundled PostgreSQL keeps its data; absent when the database is somebody else's. */
  readonly carpetaIncluida?: string | undefined;
  /** Where the migrations are; those of another version only in tests. */
  readonly migraciones?: URL | undefined;
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
  await agregarConvivencia(dueno);
  const pendientes = await migracionesPendientes(dueno, opciones);
  const ultima = pendientes.at(-1);
  if (ultima === undefined) return [];
  await exigirSoledad(dueno, pendientes);
  await exigirEsquemaDejado(dueno);
  for (const migracion of pendientes) await aplicarMigracion(dueno, papel, migracion);
  await anotarEsquema(dueno, ultima.nombre);
  return pendientes.map(({ nombre }) => nombre);
}

/** Looked for first: the statement that adds it waits for everybody, also where it has nothing to add. */
async function agregarConvivencia(dueno: pg.Client): Promise<void> {
  const { rowCount } = await dueno.query(
    `select from pg_attribute where attrelid = 'migracion'::regclass and attname = 'convive' and not attisdropped`,
  );
  if (rowCount === 0)
    await sinHacerEsperar(dueno, () =>
      dueno.query(`alter table migracion add column convive boolean not null default false`),
    );
}

/** What the next version writes down as its own must not be what somebody else put or took off. */
async function exigirEsquemaDejado(dueno: pg.Client): Promise<void> {
  const diferencias = await revisarEsquemaComoDueno(dueno);
  if (diferencias.length === 0) return;
  const mas = diferencias.length > 3 ? ` Y ${diferencias.length - 3} más.` : '';
  throw new MigracionError(
    `La base no está como la dejó Cuadra, y así no se actualiza. ${diferencias.slice(0, 3).join(' ')}${mas} Devuélvala a como estaba e inicie de nuevo.`,
  );
}

/** What cannot live with the version before is applied when nobody works with it. */
async function exigirSoledad(dueno: pg.Client, pendientes: readonly Migracion[]): Promise<void> {
  const exigente = pendientes.find(({ sql }) => pideDetenerTodo(sql));
  if (exigente === undefined) return;
  const { rowCount } = await dueno.query(
    `select from pg_stat_activity where datname = current_database() and application_name in ('cuadra', 'cuadra trabajos', 'cuadra eventos')`,
  );
  if (rowCount !== null && rowCount > 0)
    throw new MigracionError(
      `La migración ${exigente.nombre} no convive con la versión anterior, y hay procesos de Cuadra trabajando en esta base (${rowCount} conexiones). Deténgalos todos e inicie de nuevo.`,
    );
}

/**
 * For an application that enters without the owner: the schema must already be this program's, or that of a newer one that
 * lets it work.
 */
export async function exigirMigraciones(
  db: Pick<pg.Pool, 'query'>,
  opciones: OpcionesDeMigrar = {},
): Promise<void> {
  const { rows } = await db.query<{ hay: boolean }>(
    `select to_regclass('public.migracion') is not null as hay`,
  );
  const faltan =
    rows[0]?.hay === true
      ? await migracionesPendientes(db, opciones)
      : await leerMigraciones(opciones.migraciones);
  if (faltan.length > 0) {
    throw new MigracionError(
      `A la base de datos le faltan ${faltan.length} migraciones (la primera, ${faltan[0]?.nombre}). Inicie Cuadra una vez con DATABASE_OWNER_URL, la dirección del dueño de la base.`,
    );
  }
}

async function migracionesPendientes(
  db: Pick<pg.Pool, 'query'>,
  opciones: OpcionesDeMigrar,
): Promise<Migracion[]> {
  const migraciones = await leerMigraciones(opciones.migraciones);
  // A register that an older version made does not have the column.
  const { rows } = await db.query<Aplicada>(
    `select nombre, huella, coalesce((to_jsonb(m) ->> 'convive')::boolean, false) as convive from migracion m order by nombre`,
  );
  revisarAplicadas(rows, migraciones, opciones);
  return migraciones.slice(rows.length);
}

export async function leerMigraciones(carpeta: URL = CARPETA): Promise<Migracion[]> {
  const nombres = (await readdir(carpeta)).filter((nombre) => nombre.endsWith('.sql')).sort();
  return Promise.all(
    nombres.map(async (nombre) => {
      const sql = await readFile(new URL(nombre, carpeta), 'utf8');
      const huella = createHash('sha256').update(sql).digest('hex');
      return { nombre, sql, huella, convive: convive(nombre, sql) };
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
    if (propia === undefined && aplicadas.slice(indice).every((nueva) => nueva.convive)) return;
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
