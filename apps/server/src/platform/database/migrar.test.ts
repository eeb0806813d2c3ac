import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { PLANTILLA } from '../../testing/clusters.setup.ts';
import { type BaseDePrueba, consultar, crearBase } from '../../testing/databases.ts';
import { migrar } from './migrar.ts';

let base: BaseDePrueba;

beforeEach(async () => {
  base = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
});
afterEach(() => base.borrar());

it('una base al día no cambia', async () => {
  expect(await migrar(base.url)).toEqual([]);
});

it('varios procesos que inician a la vez migran una sola vez', async () => {
  const vacia = await crearBase(inject('urlDeAdministracion'), 'template0');
  const aplicadas = await Promise.all([1, 2, 3].map(() => migrar(vacia.url)));
  expect(aplicadas.filter((lista) => lista.length > 0)).toHaveLength(1);
  await vacia.borrar();
});

it('se niega a trabajar sobre una migración que cambió después de aplicarse', async () => {
  await consultar(base.url, `update migracion set huella = 'otra' where nombre like '0002%'`);
  await expect(migrar(base.url)).rejects.toThrow('La migración 0002_acceso.sql cambió');
});

it('se niega a trabajar sobre una base más nueva que el programa', async () => {
  await consultar(base.url, `insert into migracion (nombre, huella) values ('9999_del_futuro.sql', 'x')`);
  await expect(migrar(base.url)).rejects.toThrow('9999_del_futuro.sql, que este programa no conoce');
});

describe('los datos de antes de la primera versión publicada', () => {
  beforeEach(() =>
    consultar(base.url, `update migracion set nombre = '0001_rol_y_bitacora.sql' where nombre like '0001%'`),
  );
  const motivo =
    'Estos datos son de una versión de prueba de Cuadra, anterior a la primera publicada, y esta versión no puede abrirlos.';

  it('en la base incluida: se niega y dice qué carpeta borrar', async () => {
    await expect(migrar(base.url, { carpetaIncluida: '/datos/postgres' })).rejects.toThrow(
      `${motivo} Si ya no los necesita, borre la carpeta /datos/postgres y vuelva a iniciar Cuadra; si los necesita, ábralos con la versión que los creó.`,
    );
  });

  it('con DATABASE_URL: se niega y pide una base vacía', async () => {
    await expect(migrar(base.url)).rejects.toThrow(
      `${motivo} Indique en DATABASE_URL una base de datos vacía.`,
    );
  });
});

it('el papel de la aplicación no es dueño de nada ni puede crear tablas', async () => {
  const client = new pg.Client({ connectionString: base.url, options: '-c role=cuadra_app' });
  await client.connect();
  await expect(client.query('create table intrusa (a int)')).rejects.toThrow('permission denied');
  await expect(client.query('alter table cuenta disable trigger all')).rejects.toThrow('must be owner');
  await expect(client.query('truncate cuenta')).rejects.toThrow('permission denied');
  await client.end();
});
