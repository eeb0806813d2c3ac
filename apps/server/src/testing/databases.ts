// A database of one's own, copied from the migrated template in a few milliseconds.
import { randomUUID } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import pg from 'pg';

const EN_USO = '55006';

export interface BaseDePrueba {
  readonly url: string;
  borrar(): Promise<void>;
}

export async function crearBase(urlDeAdministracion: string, plantilla: string): Promise<BaseDePrueba> {
  const nombre = `prueba_${randomUUID().replaceAll('-', '')}`;
  await consultar(urlDeAdministracion, `create database ${nombre} template ${plantilla}`);
  const url = new URL(urlDeAdministracion);
  url.pathname = `/${nombre}`;
  return {
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
