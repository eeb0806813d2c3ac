// The books for a command of the terminal: the database given, the bundled one of a Cuadra that runs, or the bundled
// one started only for this.
import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import pg from 'pg';
import { BASE_INCLUIDA } from '../../platform/abrir-plataforma.ts';
import { iniciarPostgresIncluido } from '../../platform/bundled-postgres/iniciar-postgres-incluido.ts';
import { tieneCluster, urlDelQueCorre } from '../../platform/bundled-postgres/url-del-que-corre.ts';
import { type CarpetaDeDatos, CarpetaError, tomarCarpeta } from '../../platform/carpeta-de-datos.ts';
import type { Config } from '../../platform/config.ts';
import {
  abrirDatabase,
  abrirPool,
  type Database,
  ROL_DE_LA_APLICACION,
} from '../../platform/database/pool.ts';

export interface LibrosAbiertos {
  readonly db: Database;
  cerrar(): Promise<void>;
}

export async function abrirLibros({ databaseUrl, carpetaDatos }: Config): Promise<LibrosAbiertos> {
  if (databaseUrl !== undefined) return conectar(databaseUrl);
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
    if (url !== undefined && (await responde(url))) return conectar(url);
    throw error;
  }
  try {
    const postgres = await iniciarPostgresIncluido({ carpetaDatos: ruta });
    return conectar(postgres.url(BASE_INCLUIDA), async () => {
      await postgres.detener();
      await carpeta.liberar();
    });
  } catch (error) {
    await carpeta.liberar();
    throw error;
  }
}

function conectar(url: string, despues: () => Promise<void> = async () => undefined): LibrosAbiertos {
  const pool = abrirPool(url, { rol: ROL_DE_LA_APLICACION });
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
