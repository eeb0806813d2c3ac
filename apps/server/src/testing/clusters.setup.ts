// One PostgreSQL for the whole test run, with a prepared database that every test file copies for itself.
import type { TestProject } from 'vitest/node';
import { iniciarPostgresIncluido } from '#platform/bundled-postgres/iniciar-postgres-incluido.ts';
import { prepararBase } from '#platform/database/preparar-base.ts';
import { consultar } from './databases.ts';
import { crearCarpetaTemporal } from './temp-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    urlDeAdministracion: string;
  }
}

export const PLANTILLA = 'cuadra_plantilla';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const carpeta = await crearCarpetaTemporal('pruebas');
  const postgres = await iniciarPostgresIncluido({ carpetaDatos: carpeta.ruta, desechable: true });
  await consultar(postgres.url('postgres'), `create database ${PLANTILLA}`);
  await prepararBase(postgres.url(PLANTILLA), { secreto: postgres.clave });
  project.provide('urlDeAdministracion', postgres.url('postgres'));
  return async () => {
    await postgres.detener();
    await carpeta.borrar();
  };
}
