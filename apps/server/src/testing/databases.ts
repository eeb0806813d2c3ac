// A database of one's own, copied from the prepared template in a few milliseconds. The copy has the grants of the
// template's role: whoever tests the application enters as that role, with the same login that Cuadra would make.
import { randomUUID } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import pg from 'pg';
import { derivarClave } from '#platform/database/clave-de-papel.ts';
import { conCredenciales, credencialesDe } from '#platform/database/direccion.ts';
import { papelesConPermisos } from '#platform/database/papel-de-la-aplicacion.ts';

const EN_USO = '55006';
const INTENTOS_MAX = 200;

export interface BaseVacia {
  readonly nombre: string;
  /** As the owner. */
  readonly url: string;
  borrar(): Promise<void>;
}

export interface BaseDePrueba extends BaseVacia {
  readonly papel: string;
  /** As the application's role. */
  readonly urlDeLaAplicacion: string;
}

export async function crearBase(urlDeAdministracion: string, plantilla: string): Promise<BaseDePrueba> {
  const base = await crearBaseVacia(urlDeAdministracion, plantilla);
  const dueno = new pg.Client({ connectionString: base.url });
  await dueno.connect();
  const [papel = ''] = await papelesConPermisos(dueno);
  await dueno.query(
    `revoke all on database ${base.nombre} from public; grant connect on database ${base.nombre} to ${papel}`,
  );
  await dueno.end();
  const clave = derivarClave(credencialesDe(urlDeAdministracion).clave, papel);
  return { ...base, papel, urlDeLaAplicacion: conCredenciales(base.url, { usuario: papel, clave }) };
}

/** As an institution's database is before the first start. */
export async function crearBaseVacia(
  urlDeAdministracion: string,
  plantilla = 'template0',
): Promise<BaseVacia> {
  const nombre = `prueba_${randomUUID().replaceAll('-', '')}`;
  await consultar(urlDeAdministracion, `create database ${nombre} template ${plantilla}`);
  const url = new URL(urlDeAdministracion);
  url.pathname = `/${nombre}`;
  return {
    nombre,
    url: url.href,
    async borrar() {
      const libre = await cuandoQuedeLibre(urlDeAdministracion, `drop database ${nombre}`);
      if (!libre) await consultar(urlDeAdministracion, `drop database ${nombre} with (force)`);
    },
  };
}

export async function renombrarBase(
  urlDeAdministracion: string,
  nombre: string,
  nuevo: string,
): Promise<void> {
  const libre = await cuandoQuedeLibre(urlDeAdministracion, `alter database ${nombre} rename to ${nuevo}`);
  if (!libre) throw new Error(`Alguien sigue usando la base ${nombre}.`);
}

/** A pool says it ended a moment before its connections are gone; acting under them would be an error in theirs. */
async function cuandoQuedeLibre(urlDeAdministracion: string, orden: string): Promise<boolean> {
  for (let intento = 0; intento < INTENTOS_MAX; intento++) {
    try {
      await consultar(urlDeAdministracion, orden);
      return true;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== EN_USO) throw error;
      await esperar(25);
    }
  }
  return false;
}

/** As the owner of the database. */
export async function consultar(connectionString: string, texto: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(texto)).rows;
  } finally {
    await client.end();
  }
}
