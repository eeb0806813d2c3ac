// What a statement of the application could do if somebody got to write it: nothing but what its role was granted. Each
// attack enters as the application enters, by its own login, on a database prepared as Cuadra prepares it.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { PLANTILLA } from '#testing/clusters.setup.ts';
import {
  type BaseDePrueba,
  type BaseVacia,
  consultar,
  crearBase,
  crearBaseVacia,
} from '#testing/databases.ts';
import { conCredenciales } from './direccion.ts';
import { leerMigraciones } from './migrar.ts';
import { type BasePreparada, prepararBase } from './preparar-base.ts';

const SECRETO = 'un secreto de prueba';
const administracion = () => inject('urlDeAdministracion');

describe('lo que intenta quien ya escribe SQL como la aplicación', () => {
  let base: BaseDePrueba;
  let atacante: pg.Client;
  beforeAll(async () => {
    base = await crearBase(administracion(), PLANTILLA);
    atacante = new pg.Client({ connectionString: base.urlDeLaAplicacion });
    await atacante.connect();
  });
  afterAll(async () => {
    await atacante.end();
    await base.borrar();
  });

  it.each([
    ['hacerse el dueño', 'set role cuadra'],
    ['hacerse el dueño de otra manera', 'set session authorization cuadra'],
    ['hacerse quien lee archivos', 'set role pg_read_server_files'],
    ['apagar todas las reglas', 'set session_replication_role = replica'],
    ['apagar las de una tabla', 'alter table partida disable trigger all'],
    ['borrar la bitácora', 'truncate bitacora'],
    ['quitar una tabla', 'drop table bitacora'],
    ['cambiar una tabla', 'alter table usuario add column clave text'],
    ['quedarse con una tabla', 'alter table partida owner to current_user'],
    ['correr un programa', `copy (select 1) to program 'true'`],
    ['leer de un programa', `copy bitacora (accion) from program 'id'`],
    ['escribir un archivo', `copy usuario to '/tmp/usuarios.csv'`],
    ['leer un archivo', `select pg_read_file('/etc/passwd')`],
    ['leer una carpeta', `select pg_ls_dir('.')`],
    ['traer un archivo', `select lo_import('/etc/passwd')`],
    ['una extensión', 'create extension dblink'],
    ['un lenguaje', 'create language plpython3u'],
    [
      'una función que corra como su dueño',
      `create function f() returns int language sql security definer as 'select 1'`,
    ],
    ['cambiar una función de las reglas', 'alter function partida_contabilizar() owner to current_user'],
    ['una tabla', 'create table intrusa (a int)'],
    ['un esquema que se ponga delante', 'create schema atajo'],
    ['una tabla temporal con el nombre de otra', 'create temp table periodo (anio int)'],
    ['una vista temporal con el nombre de otra', 'create temp view periodo as select 1'],
    ['un papel', 'create role otro'],
    ['otro poder para sí', 'alter role current_user createrole'],
    ['una base', 'create database otra'],
    ['las claves de los papeles', 'select rolpassword from pg_authid'],
    ['las migraciones', `delete from migracion`],
    ['ajustes del servidor', `alter system set fsync = off`],
    ['releer los ajustes', 'select pg_reload_conf()'],
  ])('no puede: %s', async (_que, orden) => {
    await expect(atacante.query(orden)).rejects.toMatchObject({
      code: expect.stringMatching(/^42(501|704)$|^0A000$/),
    });
  });

  it.each([
    'reset role',
    'set role none',
    'reset session authorization',
    'set session authorization default',
  ])('y volver atrás no lo lleva a nadie más: %s', async (orden) => {
    await atacante.query(orden);
    const { rows } = await atacante.query(
      'select current_user::text as actual, session_user::text as sesion',
    );
    expect(rows).toEqual([{ actual: base.papel, sesion: base.papel }]);
    await expect(atacante.query(`copy (select 1) to program 'true'`)).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('darse más permisos no le da ninguno', async () => {
    await atacante.query('grant all on partida to current_user');
    await expect(atacante.query('delete from partida')).rejects.toMatchObject({ code: '42501' });
  });

  it('las reglas miran las tablas de verdad aunque la sesión mire primero a otro lado', async () => {
    await atacante.query(`set search_path = pg_temp, pg_catalog, public`);
    await expect(
      atacante.query(`insert into public.agencia (id_agencia, nombre_agencia) values ('77', 'Otra')`),
    ).rejects.toMatchObject({ code: 'CU002' });
    await atacante.query('reset search_path');
  });
});

describe('dos instituciones en un mismo PostgreSQL', () => {
  let bases: BaseVacia[];
  let una: BasePreparada;
  let otra: BasePreparada;
  beforeAll(async () => {
    bases = [await crearBaseVacia(administracion()), await crearBaseVacia(administracion())];
    [una, otra] = (await Promise.all(bases.map(({ url }) => prepararBase(url, { secreto: SECRETO })))) as [
      BasePreparada,
      BasePreparada,
    ];
  });
  afterAll(async () => {
    for (const base of bases) await base.borrar();
    for (const { nombre } of [una, otra]) await consultar(administracion(), `drop role ${nombre}`);
  });

  it('tienen papeles y claves distintas aunque su secreto sea el mismo', () => {
    expect(una.nombre).toMatch(/^cuadra_app_\d+$/);
    expect(una.nombre).not.toBe(otra.nombre);
    expect(new URL(una.direccion).password).not.toBe(new URL(otra.direccion).password);
  });

  it('cada una entra a la suya', async () => {
    for (const { direccion, nombre } of [una, otra])
      expect(
        await consultar(direccion, 'select current_user::text as soy, count(*)::int as n from partida'),
      ).toEqual([{ soy: nombre, n: 0 }]);
  });

  it('ninguna entra a la de la otra, ni a la base de administración de los papeles', async () => {
    const enLaOtra = new URL(una.direccion);
    enLaOtra.pathname = new URL(otra.direccion).pathname;
    await expect(consultar(enLaOtra.href, 'select 1')).rejects.toMatchObject({ code: '42501' });
    const ajena = conCredenciales(una.direccion, {
      usuario: otra.nombre,
      clave: new URL(una.direccion).password,
    });
    await expect(consultar(ajena, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('una copia de la base de otra recibe su propio papel, y el de la otra no entra en ella', async () => {
    const copia = await crearBaseVacia(administracion(), bases[0]?.nombre);
    const preparada = await prepararBase(copia.url, { secreto: SECRETO });
    expect(preparada.nombre).not.toBe(una.nombre);
    expect(await consultar(preparada.direccion, 'select count(*)::int as n from bitacora')).toHaveLength(1);
    expect(await permisosDe(copia.url, una.nombre)).toBe(0);
    expect(await permisosDe(copia.url, preparada.nombre)).toBe(
      await permisosDe(bases[0]?.url ?? '', una.nombre),
    );
    expect(await consultar(una.direccion, 'select count(*)::int as n from bitacora')).toHaveLength(1);
    await copia.borrar();
    await consultar(administracion(), `drop role ${preparada.nombre}`);
  });
});

it('si el secreto cambia, el papel recibe su nueva clave en el siguiente inicio', async () => {
  const base = await crearBaseVacia(administracion());
  const antes = await prepararBase(base.url, { secreto: SECRETO });
  const despues = await prepararBase(base.url, { secreto: 'otro secreto' });
  expect(despues.nombre).toBe(antes.nombre);
  expect(await consultar(despues.direccion, 'select 1 as uno')).toEqual([{ uno: 1 }]);
  await expect(consultar(antes.direccion, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  await base.borrar();
  await consultar(administracion(), `drop role ${antes.nombre}`);
});

it('una base hecha como antes (un papel compartido, sin entrada propia) se adopta completa', async () => {
  const base = await crearBaseVacia(administracion());
  await comoAntes(base.url);
  const antes = await permisosDe(base.url, 'cuadra_app');
  expect(antes).toBeGreaterThan(100);
  const { nombre, direccion, migradas } = await prepararBase(base.url, { secreto: SECRETO });
  expect(migradas).toEqual([]);
  expect(await consultar(base.url, `select from pg_roles where rolname = 'cuadra_app'`)).toEqual([]);
  const recien = await crearBaseVacia(administracion());
  const nueva = await prepararBase(recien.url, { secreto: SECRETO });
  expect(await listaDePermisos(base.url, nombre)).toEqual(await listaDePermisos(recien.url, nueva.nombre));
  expect(await consultar(direccion, 'select count(*)::int as n from partida')).toEqual([{ n: 0 }]);
  await base.borrar();
  await recien.borrar();
  await consultar(administracion(), `drop role ${nombre}; drop role ${nueva.nombre}`);
});

it('con un dueño sin poderes y un papel que hizo el administrador, como dice docs/operations.md', async () => {
  const base = await crearBaseVacia(administracion());
  const [dueno, app] = [`${base.nombre}_dueno`, `${base.nombre}_app`];
  await consultar(
    administracion(),
    `create role ${dueno} login password 'la del dueño';
     create role ${app} login password 'la de la aplicación';
     grant ${app} to ${dueno};
     alter database ${base.nombre} owner to ${dueno}`,
  );
  const { nombre, direccion } = await prepararBase(
    conCredenciales(base.url, { usuario: dueno, clave: 'la del dueño' }),
    {
      secreto: SECRETO,
      direccionDeLaAplicacion: conCredenciales(base.url, { usuario: app, clave: 'la de la aplicación' }),
    },
  );
  expect(nombre).toBe(app);
  expect(await consultar(direccion, 'select count(*)::int as n from partida')).toEqual([{ n: 0 }]);
  await expect(consultar(direccion, 'alter table partida disable trigger all')).rejects.toMatchObject({
    code: '42501',
  });
  await base.borrar();
  await consultar(administracion(), `drop role ${app}; drop role ${dueno}`);
});

/** The database of a Cuadra from before institutions had roles of their own. */
async function comoAntes(url: string): Promise<void> {
  const { getConstructionPlans } = await import('pg-boss');
  await consultar(
    url,
    `create table migracion (nombre text primary key, huella text not null, aplicada_en timestamptz not null default now())`,
  );
  for (const { nombre, sql, huella } of await leerMigraciones()) {
    await consultar(url, sql);
    await consultar(url, `insert into migracion (nombre, huella) values ('${nombre}', '${huella}')`);
  }
  await consultar(url, getConstructionPlans('pgboss'));
  await consultar(
    url,
    `grant usage on schema pgboss to cuadra_app;
     grant select on pgboss.queue to cuadra_app;
     grant select (id), insert on pgboss.job, pgboss.job_common to cuadra_app`,
  );
}

const permisosDe = async (url: string, papel: string): Promise<number> =>
  (await listaDePermisos(url, papel)).length;

function listaDePermisos(url: string, papel: string): Promise<unknown[]> {
  return consultar(
    url,
    `select c.oid::regclass::text as tabla, null as columna, a.privilege_type as permiso
     from pg_class c cross join aclexplode(c.relacl) a where a.grantee = to_regrole('${papel}') and c.relnamespace::regnamespace::text in ('public', 'pgboss')
       and not c.relispartition
     union all
     select t.attrelid::regclass::text, t.attname, a.privilege_type
     from pg_attribute t cross join aclexplode(t.attacl) a where a.grantee = to_regrole('${papel}')
       and t.attrelid not in ('pgboss.job'::regclass, 'pgboss.job_common'::regclass)
     order by 1, 2, 3`,
  );
}
