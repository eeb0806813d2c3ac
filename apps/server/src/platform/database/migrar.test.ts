import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { PLANTILLA } from '#testing/clusters.setup.ts';
import { type BaseDePrueba, consultar, crearBase, crearBaseVacia } from '#testing/databases.ts';
import { hastaQueAlguienEspere } from '#testing/hasta-que.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { exigirMigraciones } from './migrar.ts';
import { abrirPool } from './pool.ts';
import { type OpcionesDePreparar, prepararBase } from './preparar-base.ts';

let base: BaseDePrueba;

beforeEach(async () => {
  base = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
});
afterEach(() => base.borrar());

const preparar = (url: string, opciones: Partial<OpcionesDePreparar> = {}) =>
  prepararBase(url, { secreto: 'un secreto de prueba', ...opciones });

it('una base al día no cambia', async () => {
  expect((await preparar(base.url)).migradas).toEqual([]);
});

it('varios procesos que inician a la vez migran una sola vez', async () => {
  const vacia = await crearBaseVacia(inject('urlDeAdministracion'));
  const preparadas = await Promise.all([1, 2, 3].map(() => preparar(vacia.url)));
  expect(preparadas.filter(({ migradas }) => migradas.length > 0)).toHaveLength(1);
  expect(new Set(preparadas.map(({ direccion }) => direccion)).size).toBe(1);
  await vacia.borrar();
});

it('se niega a trabajar sobre una migración que cambió después de aplicarse', async () => {
  await consultar(base.url, `update migracion set huella = 'otra' where nombre like '0002%'`);
  await expect(preparar(base.url)).rejects.toThrow('La migración 0002_acceso.sql cambió');
});

it('se niega a trabajar sobre una base más nueva que el programa', async () => {
  await consultar(base.url, `insert into migracion (nombre, huella) values ('9999_del_futuro.sql', 'x')`);
  await expect(preparar(base.url)).rejects.toThrow('9999_del_futuro.sql, que este programa no conoce');
});

describe('los datos de antes de la primera versión publicada', () => {
  beforeEach(() =>
    consultar(base.url, `update migracion set nombre = '0001_rol_y_bitacora.sql' where nombre like '0001%'`),
  );
  const motivo =
    'Estos datos son de una versión de prueba de Cuadra, anterior a la primera publicada, y esta versión no puede abrirlos.';

  it('en la base incluida: se niega y dice qué carpeta borrar', async () => {
    await expect(preparar(base.url, { carpetaIncluida: '/datos/postgres' })).rejects.toThrow(
      `${motivo} Si ya no los necesita, borre la carpeta /datos/postgres y vuelva a iniciar Cuadra; si los necesita, ábralos con la versión que los creó.`,
    );
  });

  it('con una base dada: se niega y pide una vacía', async () => {
    await expect(preparar(base.url)).rejects.toThrow(
      `${motivo} Indique en DATABASE_OWNER_URL una base de datos vacía.`,
    );
  });
});

it('sin el dueño, a la aplicación le basta que estén todas; si falta una lo dice', async () => {
  const pool = abrirPool(base.urlDeLaAplicacion);
  await expect(exigirMigraciones(pool)).resolves.toBeUndefined();
  await consultar(base.url, `delete from migracion where nombre = (select max(nombre) from migracion)`);
  await expect(exigirMigraciones(pool)).rejects.toThrow(/le faltan 1 migraciones .* DATABASE_OWNER_URL/);
  await pool.end();
});

describe('una versión y la siguiente sobre la misma base', () => {
  let carpeta: CarpetaTemporal;
  let siguiente: URL;
  beforeEach(async () => {
    carpeta = await crearCarpetaTemporal('migraciones');
    siguiente = pathToFileURL(join(carpeta.ruta, '/'));
    await cp(fileURLToPath(new URL('./migrations/', import.meta.url)), carpeta.ruta, { recursive: true });
  });
  afterEach(() => carpeta.borrar());

  const agregar = (nombre: string, sql: string) => writeFile(join(carpeta.ruta, nombre), sql);
  const CONVIVE = 'create table del_futuro (id int primary key);\n';
  const NO_CONVIVE =
    '-- no convive: cambia lo que todos leen\ncreate table del_futuro (id int primary key);\n';

  it('la anterior sigue trabajando, e inicia, con lo que agregó una siguiente que convive', async () => {
    await agregar('9998_convive.sql', CONVIVE);
    expect((await preparar(base.url, { migraciones: siguiente })).migradas).toEqual(['9998_convive.sql']);
    const { migradas, direccion } = await preparar(base.url);
    expect(migradas).toEqual([]);
    const pool = abrirPool(direccion);
    await expect(exigirMigraciones(pool)).resolves.toBeUndefined();
    await pool.end();
  });

  it('no inicia con lo que no convive, aunque lo demás conviva', async () => {
    await agregar('9997_no_convive.sql', NO_CONVIVE);
    await agregar('9998_convive.sql', 'create table otra_del_futuro (id int);\n');
    const { direccion } = await preparar(base.url, { migraciones: siguiente });
    const motivo = '9997_no_convive.sql, que este programa no conoce';
    await expect(preparar(base.url)).rejects.toThrow(motivo);
    const pool = abrirPool(direccion);
    await expect(exigirMigraciones(pool)).rejects.toThrow(motivo);
    await pool.end();
  });

  it('lo que no convive espera a que nadie trabaje, y lo dice', async () => {
    await agregar('9998_no_convive.sql', NO_CONVIVE);
    const alguien = abrirPool(base.urlDeLaAplicacion);
    await alguien.query('select 1');
    await expect(preparar(base.url, { migraciones: siguiente })).rejects.toThrow(
      'La migración 9998_no_convive.sql no convive con la versión anterior, y hay procesos de Cuadra trabajando en esta base (1 conexiones). Deténgalos todos e inicie de nuevo.',
    );
    await alguien.end();
    expect((await preparar(base.url, { migraciones: siguiente })).migradas).toEqual(['9998_no_convive.sql']);
  });

  it('tres procesos de la siguiente que inician a la vez migran una sola vez', async () => {
    await agregar('9998_convive.sql', CONVIVE);
    const tres = await Promise.all([1, 2, 3].map(() => preparar(base.url, { migraciones: siguiente })));
    expect(tres.flatMap(({ migradas }) => migradas)).toEqual(['9998_convive.sql']);
  });

  it('sobre un registro de antes de que se anotara, la columna se agrega y nada convivía', async () => {
    await consultar(base.url, 'alter table migracion drop column convive');
    const pool = abrirPool(base.urlDeLaAplicacion);
    await expect(exigirMigraciones(pool)).resolves.toBeUndefined();
    await pool.end();
    expect((await preparar(base.url)).migradas).toEqual([]);
    expect(
      await consultar(base.url, `select convive from migracion where nombre < '0080' group by convive`),
    ).toEqual([{ convive: false }]);
  });

  it('quien espera por una tabla ocupada no hace esperar a los demás: desiste, los deja pasar e insiste', async () => {
    await agregar('9998_convive.sql', 'alter table agencia add column del_futuro int;\n');
    const ocupante = new pg.Client({ connectionString: base.url });
    await ocupante.connect();
    await ocupante.query('begin; select from agencia');
    const migrada = preparar(base.url, { migraciones: siguiente });
    await hastaQueAlguienEspere(base.url);
    // Behind whoever waits for the whole table, and still through while the first one stays.
    await consultar(base.url, 'select from agencia');
    await ocupante.query('commit');
    expect((await migrada).migradas).toEqual(['9998_convive.sql']);
    await ocupante.end();
  });
});
