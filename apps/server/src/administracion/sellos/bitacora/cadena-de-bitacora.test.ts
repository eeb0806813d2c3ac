// The chain of the bitácora while others write, after a dump was restored into another cluster, and against a hundred
// alterations at random.
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { aEscondidas, comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { crearAzar } from '#demo-institucion/historia/azar.ts';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';
import { relojDePrueba } from '#testing/application.ts';
import { PLANTILLA } from '#testing/clusters.setup.ts';
import { type BaseDePrueba, crearBase } from '#testing/databases.ts';
import { anotarFilas, sellarTodo } from '../testing/bitacora-de-prueba.ts';
import { leerUltimoBloque } from './bloques.ts';
import { revisarBitacora } from './revisar-bitacora.ts';
import { sellarBitacora } from './sellar-bitacora.ts';

const reloj = relojDePrueba('2026-11-16T15:00:00Z');
let base: BaseDePrueba;
let db: Database;

beforeEach(async () => {
  base = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
  db = abrirDatabase(abrirPool(base.urlDeLaAplicacion));
});
afterEach(async () => {
  await db.destroy();
  await base.borrar();
});

const total = async () =>
  (
    await comoDueno(
      base.url,
      `select (select count(*) from bitacora) = (select sum(filas) from bloque_de_bitacora) as todas`,
    )
  )[0];

it('ocho que escriben mientras dos sellan: cada fila en un bloque, y ninguna falsa alarma', async () => {
  let escribiendo = true;
  const escritores = Array.from({ length: 8 }, async (_, quien) => {
    for (let i = 0; i < 15; i++) await anotarFilas({ db, reloj }, 1 + ((quien + i) % 4), `${quien}-${i}`);
  });
  const selladores = Array.from({ length: 2 }, async () => {
    while (escribiendo) await sellarBitacora({ db, reloj });
  });
  const revisor = (async () => {
    while (escribiendo) expect(await revisarBitacora(db)).toEqual([]);
  })();
  await Promise.all(escritores);
  escribiendo = false;
  await Promise.all([...selladores, revisor]);
  await sellarTodo({ db, reloj });
  expect(await revisarBitacora(db)).toEqual([]);
  expect(await total()).toEqual({ todas: true });
});

it('una transacción que se tarda no se pierde: sus filas van en el bloque de cuando termina', async () => {
  const lenta = new pg.Client({ connectionString: base.url });
  await lenta.connect();
  await lenta.query(`begin; insert into bitacora (accion, entidad, id_entidad) values ('lenta', 'x', 'x')`);
  await anotarFilas({ db, reloj }, 3);
  const antes = await sellarBitacora({ db, reloj });
  // Those that came after it wait for it: the block ends where the first one under way begins.
  expect(
    await db.selectFrom('bitacora').select('n').where('accion', '=', 'prueba:anotar').execute(),
  ).toHaveLength(3);
  await lenta.query('commit');
  await lenta.end();
  await sellarTodo({ db, reloj });
  expect((await leerUltimoBloque(db))?.n).toBeGreaterThan(antes?.n ?? 0);
  expect(await revisarBitacora(db)).toEqual([]);
  expect(await total()).toEqual({ todas: true });
});

it('restaurada en otro cluster, las transacciones empiezan de nuevo y la cadena sigue', async () => {
  await anotarFilas({ db, reloj }, 5, 'antes');
  await sellarTodo({ db, reloj });
  await anotarFilas({ db, reloj }, 4, 'sin-sellar');
  await aEscondidas(base.url, `update epoca_de_bitacora set sistema = 'otro'`);
  await anotarFilas({ db, reloj }, 2, 'antes-de-mirar');
  await comoDueno(base.url, 'select bitacora_epoca()');
  await anotarFilas({ db, reloj }, 6, 'despues');
  // As a young cluster would count them: numbers that the old one used too.
  await aEscondidas(
    base.url,
    `update bitacora set transaccion = 800 + n where id_entidad like 'despues%' or id_entidad like 'antes-de-mirar%'`,
  );
  await sellarTodo({ db, reloj });
  const bloques = await db.selectFrom('bloqueDeBitacora').select(['epoca', 'filas']).orderBy('n').execute();
  expect(bloques.slice(-3)).toEqual([
    { epoca: 1, filas: expect.any(Number) },
    // 4 that were left and 2 of before it was looked at.
    { epoca: 1, filas: 6 },
    { epoca: 2, filas: 6 },
  ]);
  expect(await revisarBitacora(db)).toEqual([]);
  expect(await total()).toEqual({ todas: true });
  for (const cual of ['antes-1', 'sin-sellar-1', 'antes-de-mirar-1', 'despues-1']) {
    await aEscondidas(base.url, `update bitacora set accion = 'otra' where id_entidad = '${cual}'`);
    expect(await revisarBitacora(db), cual).toHaveLength(1);
    await aEscondidas(base.url, `update bitacora set accion = 'prueba:anotar' where id_entidad = '${cual}'`);
  }
});

it('cien alteraciones al azar, cien halladas', async () => {
  const semilla = Math.floor(Math.random() * 2 ** 31);
  const azar = crearAzar(String(semilla));
  for (let i = 0; i < 4; i++) {
    await anotarFilas({ db, reloj }, 10, `bloque-${i}`);
    await sellarTodo({ db, reloj });
  }
  const bloques = (await leerUltimoBloque(db))?.n ?? 0;
  await comoDueno(
    base.url,
    'create table copia_b as table bitacora; create table copia_q as table bloque_de_bitacora',
  );
  const filas = (await db.selectFrom('bitacora').select('n').execute()).map(({ n }) => n);
  const alguna = () => filas[azar.entero(0, filas.length - 1)];
  const formas = [
    () => `update bitacora set accion = accion || '.' where n = ${alguna()}`,
    () => `update bitacora set instante = instante + interval '1 microsecond' where n = ${alguna()}`,
    () => `update bitacora set despues = coalesce(despues, '{}') || '{"z": 1}' where n = ${alguna()}`,
    () => `delete from bitacora where n = ${alguna()}`,
    () => `insert into bitacora (n, accion, entidad, id_entidad, transaccion) overriding system value
           select 5000000, 'falsa', 'x', 'x', transaccion from bitacora where n = ${alguna()}`,
    () => `with ida as (delete from bitacora where n = ${alguna()} returning *)
           insert into bitacora (n, accion, entidad, id_entidad, despues, transaccion) overriding system value
           select n + 7000000, accion, entidad, id_entidad, despues, transaccion from ida`,
    () => `update bloque_de_bitacora set huella = sha256(huella) where n = ${azar.entero(1, bloques)}`,
    () =>
      `update bloque_de_bitacora set detalle = overlay(detalle placing '\\x00' from 9) where n = ${azar.entero(1, bloques)}`,
  ];
  for (let i = 0; i < 100; i++) {
    const orden = formas[azar.entero(0, formas.length - 1)]?.() ?? '';
    await aEscondidas(base.url, orden);
    expect(await revisarBitacora(db), `semilla ${semilla}: ${orden}`).not.toEqual([]);
    await aEscondidas(
      base.url,
      `delete from bitacora; insert into bitacora overriding system value select * from copia_b`,
      `delete from bloque_de_bitacora; insert into bloque_de_bitacora select * from copia_q`,
    );
  }
  expect(await revisarBitacora(db)).toEqual([]);
});
