// The books for a command of the terminal: the database given, the bundled one of a Cuadra that runs, or the bundled
// one started only for this.
import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import pg from 'pg';
import { BASE_INCLUIDA } from '#platform/abrir-plataforma.ts';
import { iniciarPostgresIncluido } from '#platform/bundled-postgres/iniciar-postgres-incluido.ts';
import { tieneCluster, urlDelQueCorre } from '#platform/bundled-postgres/url-del-que-corre.ts';
import { type CarpetaDeDatos, CarpetaError, tomarCarpeta } from '#platform/carpeta-de-datos.ts';
import type { Config } from '#platform/config.ts';
import { conCredenciales, credencialesDe } from '#platform/database/direccion.ts';
import { elegirPapel } from '#platform/database/papel-de-la-aplicacion.ts';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';

export interface LibrosAbiertos {
  readonly db: Database;
  cerrar(): Promise<void>;
}

export async function abrirLibros(config: Config): Promise<LibrosAbiertos> {
  if (!config.conBaseIncluida) {
    const dada = await direccionDada(config);
    // Past a pooler, whose sessions are not one's own.
    const { databaseDirectUrl: directa } = config;
    return conectar(directa === undefined ? dada : conCredenciales(directa, credencialesDe(dada)));
  }
  const { carpetaDatos } = config;
  const ruta = await realpath(resolve(carpetaDatos)).catch(() => resolve(carpetaDatos));
  if (!(await tieneCluster(ruta))) {
    throw new CarpetaError(`No hay libros en la carpeta de datos ${ruta}. Indique la suya con DATA_DIR.`);
  }
  let carpeta: CarpetaDeDatos;
  try {
    carpeta = await tomarCarpeta(ruta, { exclusiva: true });
  } catch (error) {
    // Somebody has the folder: if its PostgreSQL answers, it is the one to ask.
    const url = await urlDelQueCorre(ruta, BASE_INCLUIDA);
    if (url !== undefined && (await responde(url))) return conectar(await direccionIncluida(url));
    throw error;
  }
  try {
    const postgres = await iniciarPostgresIncluido({ carpetaDatos: ruta });
    return conectar(await direccionIncluida(postgres.url(BASE_INCLUIDA)), async () => {
      await postgres.detener();
      await carpeta.liberar();
    });
  } catch (error) {
    await carpeta.liberar();
    throw error;
  }
}

/** The books are read as the application reads them: as its own role, with no more than it may see. */
const direccionIncluida = (dueno: string): Promise<string> =>
  comoAplicacion(dueno, credencialesDe(dueno).clave);

async function direccionDada({
  databaseUrl,
  databaseOwnerUrl,
  secretoSesion,
  carpetaDatos,
}: Config): Promise<string> {
  if (databaseUrl !== undefined || databaseOwnerUrl === undefined) return databaseUrl ?? '';
  const carpeta = await tomarCarpeta(carpetaDatos, { exclusiva: false });
  return comoAplicacion(databaseOwnerUrl, secretoSesion ?? (await carpeta.secreto()));
}

async function comoAplicacion(dueno: string, secreto: string): Promise<string> {
  const client = new pg.Client({ connectionString: dueno });
  await client.connect();
  try {
    return (await elegirPapel(client, dueno, { dada: undefined, secreto })).direccion;
  } finally {
    await client.end();
  }
}

function conectar(url: string, despues: () => Promise<void> = async () => undefined): LibrosAbiertos {
  const pool = abrirPool(url);
  // A pool says it ended a moment before its connections are gone: PostgreSQL stopping under them is no failure here.
  pool.on('error', () => undefined);
  const db = abrirDatabase(pool);
  return {
    db,
    async cerrar() {
      await db.destroy();
      await despues();
    },
  };
}

async function responde(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
