import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { PLANTILLA } from '#testing/clusters.setup.ts';
import { type BaseDePrueba, consultar, crearBase } from '#testing/databases.ts';
import { conCredenciales } from './direccion.ts';
import { exigirPapelSinPoder } from './exigir-papel-sin-poder.ts';
import { abrirPool } from './pool.ts';

let base: BaseDePrueba;
/** A role of its own for this test: what it is given here, nobody else gets. */
let papel: string;
let direccion: string;

beforeAll(async () => {
  base = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
  papel = `${base.nombre}_app`;
  direccion = conCredenciales(base.url, { usuario: papel, clave: 'x' });
  await consultar(
    base.url,
    `create role ${papel} login password 'x'; grant connect on database ${base.nombre} to ${papel}`,
  );
});
afterAll(async () => {
  await consultar(base.url, `drop owned by ${papel}; drop role ${papel}`);
  await base.borrar();
});

async function juicio(url = direccion): Promise<string> {
  const pool = abrirPool(url);
  try {
    await exigirPapelSinPoder(pool);
    return 'entra';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await pool.end();
  }
}

it('un papel con solo sus permisos entra, también con opciones que no lo cambian', async () => {
  expect(await juicio()).toBe('entra');
  expect(await juicio(`${direccion}&options=-c%20work_mem%3D8MB`)).toBe('entra');
});

it('lo que cualquiera puede dejar en una base no lo vuelve dueño de nada', async () => {
  await consultar(
    direccion,
    `select lo_create(0); alter default privileges grant select on tables to public`,
  );
  expect(await juicio()).toBe('entra');
});

it('el dueño no entra como aplicación, y se dice qué hacer', async () => {
  const motivo = await juicio(base.url);
  expect(motivo).toContain('cuadra es superusuario');
  expect(motivo).toContain('DATABASE_OWNER_URL');
});

it.each([
  ['crear bases', 'alter role $papel createdb', 'alter role $papel nocreatedb', 'tiene CREATEDB'],
  ['crear papeles', 'alter role $papel createrole', 'alter role $papel nocreaterole', 'tiene CREATEROLE'],
  ['replicar', 'alter role $papel replication', 'alter role $papel noreplication', 'tiene REPLICATION'],
  ['saltarse filas', 'alter role $papel bypassrls', 'alter role $papel nobypassrls', 'tiene BYPASSRLS'],
  ['ser otro', 'grant $otro to $papel', 'revoke $otro from $papel', 'puede actuar como $otro'],
  [
    'correr programas',
    'grant pg_execute_server_program to $papel',
    'revoke pg_execute_server_program from $papel',
    'puede actuar como pg_execute_server_program',
  ],
  [
    'una tabla suya',
    'create table suya (a int); alter table suya owner to $papel',
    'drop table suya',
    'es dueño de 1',
  ],
  [
    'crear tablas',
    'grant create on schema public to $papel',
    'revoke create on schema public from $papel',
    'puede crear objetos en public',
  ],
  [
    'crear esquemas',
    'grant create on database $base to $papel',
    'revoke create on database $base from $papel',
    'puede crear esquemas',
  ],
  [
    'tablas temporales',
    'grant temp on database $base to public',
    'revoke temp on database $base from public',
    'puede crear tablas temporales',
  ],
  [
    'leer archivos',
    'grant execute on function pg_read_file(text) to $papel',
    'revoke execute on function pg_read_file(text) from $papel',
    'puede leer archivos',
  ],
  [
    'apagar reglas',
    'grant set on parameter session_replication_role to $papel',
    'revoke set on parameter session_replication_role from $papel',
    'puede apagar las reglas',
  ],
  [
    'otra institución',
    'grant connect on database postgres to $papel',
    'revoke connect on database postgres from $papel',
    'también entra a la base postgres',
  ],
])('no entra un papel que puede: %s', async (_que, dar, quitar, motivo) => {
  const con = (texto: string) =>
    texto.replaceAll('$papel', papel).replaceAll('$base', base.nombre).replaceAll('$otro', base.papel);
  await consultar(base.url, con(dar));
  try {
    expect(await juicio()).toContain(con(motivo));
  } finally {
    await consultar(base.url, con(quitar));
  }
  expect(await juicio()).toBe('entra');
});

it('se juzga la sesión y no la dirección: la que se pone otro papel en las opciones no entra', async () => {
  await consultar(base.url, `grant ${base.papel} to ${papel}`);
  const motivo = await juicio(`${direccion}&options=-c%20role%3D${base.papel}`);
  await consultar(base.url, `revoke ${base.papel} from ${papel}`);
  expect(motivo).toContain(`su sesión actúa como ${base.papel}`);
  // Not even one that would hide a superuser.
  const escondido = await juicio(`${base.url}&options=-c%20role%3D${base.papel}`);
  expect(escondido).toContain('cuadra es superusuario');
});

it('las opciones de la dirección no quitan los límites del programa', async () => {
  const pool = abrirPool(`${direccion}&options=-c%20statement_timeout%3D0%20-c%20work_mem%3D8MB`);
  const { rows } = await pool.query(
    `select current_setting('statement_timeout') as limite, current_setting('work_mem') as memoria`,
  );
  await pool.end();
  expect(rows).toEqual([{ limite: '15s', memoria: '8MB' }]);
});
