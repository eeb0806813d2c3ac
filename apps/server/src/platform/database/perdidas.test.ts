// What is known of a change whose connection was lost, by when it was lost: before the commit it did not happen and is run again;
// in the commit nobody knows, and nobody guesses.
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { PLANTILLA } from '#testing/clusters.setup.ts';
import { type BaseDePrueba, consultar, crearBase } from '#testing/databases.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { contextoDelSistema } from '../contexto.ts';
import { escribir, escribirDeUnaVez } from './escribir.ts';
import { ConfirmacionIncierta, noPasoNada } from './falla-de-la-base.ts';
import { abrirDatabase, abrirPool, type Database } from './pool.ts';
import { abrirIntermediario, type Corte, type Intermediario } from './testing/intermediario.ts';

let base: BaseDePrueba;
let intermediario: Intermediario;
let db: Database;
let pool: pg.Pool;

beforeAll(async () => {
  base = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
  await consultar(base.url, `create table cosa (n int primary key); grant all on cosa to ${base.papel}`);
  intermediario = await abrirIntermediario(base.urlDeLaAplicacion);
});
beforeEach(() => {
  pool = abrirPool(intermediario.url);
  pool.on('error', () => undefined);
  db = abrirDatabase(pool);
});
afterEach(async () => {
  intermediario.volver();
  intermediario.dejarPasar();
  intermediario.cortarTodo();
  await db.destroy();
});
afterAll(async () => {
  await intermediario.cerrar();
  await base.borrar();
});

const CONTEXTO = contextoDelSistema(Temporal.Instant.from('2026-11-16T15:00:00Z'), 'prueba');
let n = 0;
/** Only the first thing said that has these words is cut. */
const unaVez = (palabras: string, corte: Corte) => {
  let falta = true;
  intermediario.decidir((dicho) => {
    if (!falta || !dicho.includes(palabras)) return 'pasa';
    falta = false;
    return corte;
  });
};
const guardadas = async (cosa: number) =>
  (await consultar(base.url, `select n from cosa where n = ${cosa}`)).length;
const guardar = (cosa: number, alTrabajar: () => void = () => undefined) =>
  escribir(db, CONTEXTO, 'prueba', async (tx) => {
    alTrabajar();
    await sql`insert into cosa values (${cosa})`.execute(tx);
    return cosa;
  });
const deUnaVez = (cosa: number) =>
  escribirDeUnaVez(CONTEXTO, 'prueba', async (quien) => {
    await sql`with antes as materialized (${quien}), x as (insert into cosa select ${cosa} from antes)
      select count(*) from antes`.execute(db);
    return cosa;
  });

describe('en una transacción', () => {
  it.each(['antes', 'sin-respuesta', 'enseguida'] as const)(
    'perdida %s de confirmar: se hace otra vez, y queda una',
    async (corte) => {
      const cosa = ++n;
      let veces = 0;
      unaVez('insert into cosa', corte);
      expect(await guardar(cosa, () => void veces++)).toBe(cosa);
      expect([veces, await guardadas(cosa)]).toEqual([2, 1]);
    },
  );

  it.each([
    ['antes', 0],
    ['sin-respuesta', 1],
  ] as const)('perdida al confirmar (%s): no se sabe, y no se hace otra vez', async (corte, quedan) => {
    const cosa = ++n;
    let veces = 0;
    unaVez('commit\0', corte);
    await expect(guardar(cosa, () => void veces++)).rejects.toThrow(ConfirmacionIncierta);
    expect([veces, await guardadas(cosa)]).toEqual([1, quedan]);
  });

  it('mientras la base no está se espera a que vuelva', async () => {
    const cosa = ++n;
    await guardar(++n);
    intermediario.irse();
    const hecho = guardar(cosa);
    await hastaQue(() => expect(pool.totalCount).toBe(0));
    intermediario.volver();
    expect([await hecho, await guardadas(cosa)]).toEqual([cosa, 1]);
  });

  it('la que solo lee no deja dudas', async () => {
    unaVez('commit\0', 'antes');
    const leida = db
      .transaction()
      .setAccessMode('read only')
      .execute(() => Promise.resolve());
    expect(noPasoNada(await leida.catch((error: unknown) => error))).toBe(true);
  });
});

describe('de una vez', () => {
  it.each([
    ['antes', 0],
    ['sin-respuesta', 1],
  ] as const)('lleva su confirmación dentro: perdida (%s), no se sabe', async (corte, quedan) => {
    const cosa = ++n;
    unaVez('insert into cosa', corte);
    await expect(deUnaVez(cosa)).rejects.toThrow(ConfirmacionIncierta);
    expect(await guardadas(cosa)).toBe(quedan);
  });

  it('la que nunca se envió se envía', async () => {
    intermediario.irse();
    const hecho = deUnaVez(++n);
    const cosa = n;
    intermediario.volver();
    expect([await hecho, await guardadas(cosa)]).toEqual([cosa, 1]);
  });
});

it('una pregunta suelta que se pierde no deja dudas', async () => {
  unaVez('select 7', 'sin-respuesta');
  const error = await sql`select 7`.execute(db).catch((e: unknown) => e);
  expect(noPasoNada(error)).toBe(true);
});

it('lo que es un error de quien pide falla una sola vez', async () => {
  const cosa = await guardar(++n);
  let veces = 0;
  await expect(guardar(cosa, () => void veces++)).rejects.toThrow(pg.DatabaseError);
  expect(veces).toBe(1);
});

describe('una base que dejó de ser la principal', () => {
  it('ni la conexión que se negó ni las que esperaban a su lado se usan otra vez', async () => {
    const tres = await Promise.all([1, 2, 3].map(() => pool.connect()));
    for (const una of tres) await una.query('set default_transaction_read_only = on');
    for (const una of tres) una.release();
    let veces = 0;
    const cosa = ++n;
    await guardar(cosa, () => void veces++);
    expect([veces, await guardadas(cosa)]).toEqual([2, 1]);
  });

  it('no deja nada hecho, y se espera a la que se deje escribir', async () => {
    await consultar(
      base.url,
      `alter role ${base.papel} in database ${base.nombre} set default_transaction_read_only = on;
       select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = '${base.papel}'`,
    );
    let veces = 0;
    const cosa = ++n;
    const hecho = guardar(cosa, () => void veces++);
    await hastaQue(() => expect(veces).toBeGreaterThan(2));
    expect(await guardadas(cosa)).toBe(0);
    await consultar(
      base.url,
      `alter role ${base.papel} in database ${base.nombre} reset default_transaction_read_only`,
    );
    expect([await hecho, await guardadas(cosa)]).toEqual([cosa, 1]);
  });
});
