import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { PLANTILLA } from '#testing/clusters.setup.ts';
import { type BaseDePrueba, crearBase } from '#testing/databases.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { abrirPlataforma } from './abrir-plataforma.ts';
import { leerConfig } from './config.ts';
import { crearLogger } from './crear-logger.ts';

let base: BaseDePrueba;
let carpeta: CarpetaTemporal;
beforeAll(async () => {
  base = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
  carpeta = await crearCarpetaTemporal('plataforma');
});
afterAll(async () => {
  await base.borrar();
  await carpeta.borrar();
});

const abrir = (DATABASE_URL: string) =>
  abrirPlataforma(
    leerConfig({ NODE_ENV: 'test', DATABASE_URL, DATA_DIR: carpeta.ruta, SESSION_SECRET: 'x'.repeat(32) }),
    crearLogger('silent'),
    { alDetenerseCarta: async () => undefined },
  );

it('a quien no se deja entrar no se le guarda la conexión: el proceso termina en cuanto lo dice', async () => {
  const conectar = vi.spyOn(pg.Pool.prototype, 'connect');
  await expect(abrir(base.url)).rejects.toThrow('es superusuario');
  const abiertas = conectar.mock.contexts.filter((pool) => pool instanceof pg.Pool);
  expect(abiertas.map(({ ended }) => ended)).toEqual([true]);
  conectar.mockRestore();
});
