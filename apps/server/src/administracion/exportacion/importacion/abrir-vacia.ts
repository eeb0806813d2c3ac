// Where an export is brought: a prepared database that nobody uses meanwhile, as its owner and as the application. The bundled one is started
// only for this; one of the institution's is entered by the address of its owner.
import pg from 'pg';
import { BASE_INCLUIDA } from '#platform/abrir-plataforma.ts';
import { iniciarPostgresIncluido } from '#platform/bundled-postgres/iniciar-postgres-incluido.ts';
import { tomarCarpeta } from '#platform/carpeta-de-datos.ts';
import { type Config, ConfigError } from '#platform/config.ts';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';
import { prepararBase } from '#platform/database/preparar-base.ts';

export interface CasaVacia {
  readonly dueno: pg.Client;
  readonly db: Database;
  cerrar(): Promise<void>;
}

export async function abrirVacia(config: Config): Promise<CasaVacia> {
  const porCerrar: (() => Promise<unknown>)[] = [];
  const cerrar = async () => {
    for (const cierre of porCerrar.splice(0).reverse()) await cierre();
  };
  try {
    const carpeta = await tomarCarpeta(config.carpetaDatos, { exclusiva: config.conBaseIncluida });
    porCerrar.push(() => carpeta.liberar());
    const { url, secreto } = config.conBaseIncluida
      ? await iniciarIncluida(carpeta.ruta, porCerrar)
      : { url: duenoDe(config), secreto: config.secretoSesion ?? (await carpeta.secreto()) };
    const { direccion } = await prepararBase(url, { direccionDeLaAplicacion: config.databaseUrl, secreto });
    const dueno = new pg.Client({ connectionString: url, application_name: 'cuadra importar' });
    await dueno.connect();
    porCerrar.push(() => dueno.end());
    const db = abrirDatabase(abrirPool(direccion));
    porCerrar.push(() => db.destroy());
    return { dueno, db, cerrar };
  } catch (error) {
    await cerrar();
    throw error;
  }
}

async function iniciarIncluida(carpetaDatos: string, porCerrar: (() => Promise<unknown>)[]) {
  const postgres = await iniciarPostgresIncluido({ carpetaDatos });
  porCerrar.push(() => postgres.detener());
  return { url: postgres.url(BASE_INCLUIDA), secreto: postgres.clave };
}

function duenoDe({ databaseOwnerUrl, databaseDirectUrl }: Config): string {
  if (databaseOwnerUrl === undefined)
    throw new ConfigError(
      'Para importar hace falta la dirección del dueño de la base: indíquela en DATABASE_OWNER_URL.',
    );
  if (databaseDirectUrl !== undefined)
    throw new ConfigError(
      'Importe sin agrupador: indique en DATABASE_OWNER_URL la dirección de PostgreSQL mismo.',
    );
  return databaseOwnerUrl;
}
