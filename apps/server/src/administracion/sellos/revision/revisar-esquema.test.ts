// What the owner of the database can take off without changing a row: every verification says what is not as the migrations left it.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { conSql, trasElAtaque } from '#contabilidad/verificacion/testing/atacar.ts';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';
import { PLANTILLA } from '#testing/clusters.setup.ts';
import { type BaseDePrueba, crearBase } from '#testing/databases.ts';
import { revisarEsquema } from './revisar-esquema.ts';
import { revisarFilasAuditadas } from './revisar-filas-auditadas.ts';

let base: BaseDePrueba;
let dueno: Database;
let aplicacion: Database;
let papel: string;

beforeAll(async () => {
  base = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
  dueno = abrirDatabase(abrirPool(base.url));
  aplicacion = abrirDatabase(abrirPool(base.urlDeLaAplicacion));
  papel = new URL(base.urlDeLaAplicacion).username;
});
afterAll(async () => {
  await dueno.destroy();
  await aplicacion.destroy();
  await base.borrar();
});

const mensajes = async (db: Database) => (await revisarEsquema(db)).map(({ mensaje }) => mensaje);
const alAlterar = (...ordenes: string[]) => trasElAtaque(dueno, conSql(...ordenes), mensajes);

it('como lo dejaron las migraciones, también visto por la aplicación', async () => {
  expect(await mensajes(aplicacion)).toEqual([]);
  expect(await mensajes(dueno)).toEqual([]);
});

describe('lo que se quitó o se puso en la base', () => {
  it.each([
    [
      'un disparador apagado',
      'alter table partida disable trigger partida_contabilizar',
      'Está apagado el disparador partida.partida_contabilizar en la base.',
    ],
    ['uno quitado', 'drop trigger bitacora on usuario', 'Falta el disparador usuario.bitacora en la base.'],
    [
      'uno que ya no mira',
      `drop trigger bitacora on usuario; create trigger bitacora after insert or update or delete on usuario for each row
        when (false) execute function bitacora_anotar('id', 'ultimo_ingreso,version', 'contrasena,avatar')`,
      'Cambió el disparador usuario.bitacora en la base.',
    ],
    [
      'uno de más',
      `create function ajena() returns trigger language plpgsql as 'begin return null; end'`,
      'Hay en la base algo que Cuadra no puso: la función ajena().',
    ],
    [
      'una función que ya no juzga',
      `create or replace function bitacora_es_inmutable() returns trigger language plpgsql as 'begin return null; end'`,
      'Cambió la función bitacora_es_inmutable() en la base.',
    ],
    [
      'una que actúa con otros permisos',
      'alter function bitacora_anotar() security invoker',
      'Cambió la función bitacora_anotar() en la base.',
    ],
    [
      'una restricción',
      'alter table movimiento_ahorro drop constraint movimiento_ahorro_saldo_check',
      'Falta la restricción movimiento_ahorro.movimiento_ahorro_saldo_check en la base.',
    ],
    [
      'lo que se dice de la bitácora',
      'drop policy bitacora_se_dice on bitacora',
      'Falta la política de filas bitacora.bitacora_se_dice en la base.',
    ],
    [
      'las políticas, apagadas',
      'alter table bitacora disable row level security',
      'Falta la política de filas bitacora en la base.',
    ],
  ])('%s', async (_, orden, mensaje) => {
    expect(await alAlterar(orden)).toContain(mensaje);
  });

  it('las referencias apagadas', async () => {
    expect(await alAlterar('alter table titular disable trigger all')).toContainEqual(
      expect.stringMatching(/^Está apagado el disparador titular\.RI_ConstraintTrigger/),
    );
  });

  it.each([
    ['a la aplicación', () => papel, 'update'],
    ['a cualquiera', () => 'public', 'todos: update'],
  ])('un permiso de más %s', async (_, quien, dicho) => {
    const [primero] = await alAlterar(`grant update on partida to ${quien()}`);
    expect(primero).toMatch(/^Cambiaron los permisos de partida en la base: eran «.*» y son «.*»\.$/);
    expect(primero?.split(' y son ')[1]).toContain(dicho);
    expect(primero?.split(' y son ')[0]).not.toContain(dicho);
  });

  it('un permiso sobre una columna, o de menos', async () => {
    expect(await alAlterar(`grant update (total) on partida to ${papel}`)).toEqual([
      expect.stringContaining('update (total)'),
    ]);
    expect(await alAlterar(`revoke select on cuenta from ${papel}`)).toEqual([
      expect.stringMatching(/^Cambiaron los permisos de cuenta en la base/),
    ]);
  });

  it('otro papel que podría escribir se dice; uno que solo lee es asunto de la casa', async () => {
    expect(
      await alAlterar('create role espejo_de_prueba', 'grant select on partida to espejo_de_prueba'),
    ).toEqual([]);
    expect(
      await alAlterar('create role espejo_de_prueba', 'grant delete on partida to espejo_de_prueba'),
    ).toEqual([expect.stringContaining('espejo_de_prueba: delete')]);
  });

  it('con lo escrito corregido para que no se note: la bitácora sabe que cambió', async () => {
    const dichos = await trasElAtaque(
      dueno,
      conSql(
        'alter table partida disable trigger partida_contabilizar',
        `update esquema set contenido = jsonb_set(contenido, '{disparadores,partida.partida_contabilizar}', '"D 0"')`,
      ),
      (tx) => revisarFilasAuditadas(tx, { completa: false }),
    );
    expect(dichos).toEqual([
      expect.objectContaining({
        mensaje: expect.stringMatching(
          /^Cambió «Reglas de la base» true sin pasar por la bitácora: Contenido\.$/,
        ),
      }),
    ]);
  });
});

it('la aplicación no escribe cómo quedó la base', async () => {
  await expect(sql`update esquema set migracion = 'otra'`.execute(aplicacion)).rejects.toMatchObject({
    code: '42501',
  });
});
