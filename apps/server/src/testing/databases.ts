// A database of one's own, copied from the prepared template in a few milliseconds. The copy has the grants of the
// template's role: whoever tests the application enters as that role, with the same login that Cuadra would make.
import { randomUUID } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import pg from 'pg';
import { derivarClave } from '../platform/database/clave-de-papel.ts';
import { conCredenciales, credencialesDe } from '../platform/database/direccion.ts';
import { papelesConPermisos } from '../platform/database/papel-de-la-aplicacion.ts';

const EN_USO = '55006';

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
    borrar: () => borrarCuandoQuedeLibre(urlDeAdministracion, nombre),
  };
}

/** A pool says it ended a moment before its connections are gone; dropping under them would be an error in theirs. */
async function borrarCuandoQuedeLibre(urlDeAdministracion: string, nombre: string): Promise<void> {
  for (let intento = 0; intento < 40; intento++) {
    try {
      await consultar(urlDeAdministracion, `drop database ${nombre}`);
      return;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== EN_USO) throw error;
      await esperar(25);
    }
  }
  await consultar(urlDeAdministracion, `drop database ${nombre} with (force)`);
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
