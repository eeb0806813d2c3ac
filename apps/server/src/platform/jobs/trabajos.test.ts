import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { PLANTILLA } from '#testing/clusters.setup.ts';
import { type BaseDePrueba, consultar, crearBase } from '#testing/databases.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { contextoDelSistema } from '../contexto.ts';
import { crearLogger } from '../crear-logger.ts';
import { escribir, type Tx } from '../database/escribir.ts';
import { abrirDatabase, abrirPool, type Database } from '../database/pool.ts';
import { abrirIntermediario } from '../database/testing/intermediario.ts';
import { abrirTrabajos, type Reintentos, type Trabajo, type Trabajos } from './trabajos.ts';

let base: BaseDePrueba;
let db: Database;
let trabajos: Trabajos;
const log = crearLogger('silent');
const fallas = vi.spyOn(log, 'error');

const AL_INSTANTE: Reintentos = {
  reintentosMax: 2,
  esperaSegundos: 1,
  esperaMaxSegundos: 1,
  duracionMaxSegundos: 30,
  guardarSegundos: 60,
};
const contexto = contextoDelSistema(Temporal.Instant.from('2026-11-16T15:00:00Z'), 'prueba');

beforeAll(async () => {
  base = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
  db = abrirDatabase(abrirPool(base.urlDeLaAplicacion));
  trabajos = await abrirTrabajos(base.urlDeLaAplicacion, log, {
    sondeoSegundos: 0.5,
    vigilanciaSegundos: 1,
  });
});

afterAll(async () => {
  await trabajos.cerrar();
  await db.destroy();
  await base.borrar();
});

const comoDueno = (texto: string) => consultar(base.url, texto);

const enTransaccion = (trabajo: (tx: Tx) => Promise<void>) => escribir(db, contexto, 'prueba', trabajo);

test('lo encolado se hace con sus datos después de confirmar la transacción', async () => {
  const hecho = vi.fn(async (_trabajo: Trabajo<{ n: number }>) => {});
  await trabajos.atender('sumas', hecho, AL_INSTANTE);
  await enTransaccion((tx) => trabajos.encolar(tx, 'sumas', { n: 7 }));
  await hastaQue(() => expect(hecho).toHaveBeenCalledOnce());
  expect(hecho.mock.lastCall?.[0].datos).toEqual({ n: 7 });
});

test('lo encolado en una transacción que se deshace no se hace', async () => {
  const hecho = vi.fn(async (_trabajo: Trabajo<{ n: number }>) => {});
  await trabajos.atender('deshechas', hecho, AL_INSTANTE);
  const fallida = enTransaccion(async (tx) => {
    await trabajos.encolar(tx, 'deshechas', { n: 1 });
    throw new Error('se arrepintió');
  });
  await expect(fallida).rejects.toThrow('se arrepintió');
  await enTransaccion((tx) => trabajos.encolar(tx, 'deshechas', { n: 2 }));
  await hastaQue(() => expect(hecho).toHaveBeenCalled());
  expect(await comoDueno(`select data from pgboss.job where name = 'deshechas'`)).toEqual([
    { data: { n: 2 } },
  ]);
  expect(hecho.mock.calls.map(([{ datos }]) => datos)).toEqual([{ n: 2 }]);
});

test('lo que falla se intenta otra vez, sabe cuál es el último intento, y ahí termina', async () => {
  const intentos: boolean[] = [];
  await trabajos.atender(
    'tercas',
    async ({ esUltimoIntento }) => {
      intentos.push(esUltimoIntento);
      throw new Error('no quiere');
    },
    AL_INSTANTE,
  );
  await enTransaccion((tx) => trabajos.encolar(tx, 'tercas', {}));
  await hastaQue(() => expect(intentos).toEqual([false, false, true]));
  // Given up for good: nothing takes it from here.
  const estados = () => comoDueno(`select state from pgboss.job where name = 'tercas'`);
  await hastaQue(async () => expect(await estados()).toEqual([{ state: 'failed' }]));
  expect(intentos).toHaveLength(3);
});

test('lo que hacía un proceso que murió, otro lo retoma sin esperar a que venza', async () => {
  const hecho = vi.fn(async (_trabajo: Trabajo<{ n: number }>) => {});
  const unDia = { ...AL_INSTANTE, duracionMaxSegundos: 86_000 };
  await trabajos.atender('huerfanas', hecho, unDia);
  await enTransaccion((tx) => trabajos.encolar(tx, 'huerfanas', { n: 3 }));
  await hastaQue(() => expect(hecho).toHaveBeenCalledOnce());
  // As the dead one would have left it: begun, and silent for a minute.
  await hastaQue(async () => {
    const dejadas = await comoDueno(`
      update pgboss.job set state = 'active', completed_on = null, started_on = now() - interval '1 minute',
        heartbeat_on = now() - interval '1 minute'
      where name = 'huerfanas' and state = 'completed' returning id`);
    expect(dejadas).toHaveLength(1);
  });
  await hastaQue(() => expect(hecho).toHaveBeenCalledTimes(2));
  expect(hecho.mock.lastCall?.[0].datos).toEqual({ n: 3 });
});

test.each([
  // Orders that pg-boss would carry out as the owner.
  [
    `insert into pgboss.bam (name, version, status, table_name, command) values ('x', 1, 'pending', 'job', 'drop table partida')`,
    '42501',
  ],
  [`update pgboss.version set version = 1`, '42501'],
  // The name of a table ends up inside such an order.
  [`select pgboss.create_queue('propia', '{"policy":"standard","partition":true}')`, '23514'],
  [
    `insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds, partition, table_name) values ('x', 'standard', 1, 1, false, 1, 1, 1, false, 'partida')`,
    '23514',
  ],
  [`create table pgboss.otra (a int)`, '42501'],
  [`truncate pgboss.job`, '42501'],
  [`alter table pgboss.job disable trigger all`, '42501'],
  [`drop schema pgboss cascade`, '42501'],
])('el papel de la aplicación usa la cola pero no la rehace: %s', async (orden, code) => {
  await expect(consultar(base.urlDeLaAplicacion, orden)).rejects.toMatchObject({ code });
});

test('sin la cola que arma el dueño, los trabajos no abren: no la arma la aplicación', async () => {
  const sin = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
  await consultar(sin.url, 'drop schema pgboss cascade');
  const conectar = vi.spyOn(pg.Pool.prototype, 'connect');
  await expect(abrirTrabajos(sin.urlDeLaAplicacion, crearLogger('silent'))).rejects.toThrow(
    'Inicie Cuadra una vez con DATABASE_OWNER_URL',
  );
  const suyas = conectar.mock.contexts
    .filter((pool) => pool instanceof pg.Pool)
    .filter(({ options }) => options.connectionString === sin.urlDeLaAplicacion);
  expect([...new Set(suyas)].map(({ ended }) => ended)).toEqual([true]);
  conectar.mockRestore();
  await sin.borrar();
});

test('la vigilancia de la cola no necesita ser su dueña', async () => {
  await trabajos.atender('vigiladas', async () => {}, AL_INSTANTE);
  const vigiladas = () =>
    comoDueno(
      `select name from pgboss.queue where name = 'vigiladas' and monitor_on is not null and maintain_on is not null`,
    );
  await hastaQue(async () => expect(await vigiladas()).toHaveLength(1));
  expect(fallas.mock.calls).toEqual([]);
});

test('abrir otra vez sobre la misma base no arma nada de nuevo y no estorba al primero', async () => {
  const hecho = vi.fn(async (_trabajo: Trabajo<{ n: number }>) => {});
  await trabajos.atender('primeras', hecho, AL_INSTANTE);
  const armado = () =>
    comoDueno(`
      select oid, relname as nombre, relnatts as partes from pg_class where relnamespace = 'pgboss'::regnamespace
      union all select oid, proname, pronargs from pg_proc where pronamespace = 'pgboss'::regnamespace
      order by oid`);
  const antes = await armado();
  expect(antes).toContainEqual(expect.objectContaining({ nombre: 'job' }));
  const otro = await abrirTrabajos(base.urlDeLaAplicacion, crearLogger('silent'));
  expect(await armado()).toEqual(antes);
  await enTransaccion((tx) => trabajos.encolar(tx, 'primeras', { n: 5 }));
  await hastaQue(() => expect(hecho).toHaveBeenCalledOnce());
  await otro.cerrar();
});

test('varios procesos que inician a la vez sobre una base nueva no se estorban', async () => {
  const nueva = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
  const varios = await Promise.all(
    Array.from({ length: 4 }, () => abrirTrabajos(nueva.urlDeLaAplicacion, crearLogger('silent'))),
  );
  await Promise.all(varios.map((uno) => uno.atender('iguales', async () => {}, AL_INSTANTE)));
  await Promise.all(varios.map((uno) => uno.cerrar()));
  await nueva.borrar();
});

test('lo que va por reloj queda programado una sola vez, en la hora de la institución, y lo que toca se hace', async () => {
  const hecho = vi.fn(async () => {});
  await trabajos.atenderPorReloj('puntuales', '*/5 * * * *', hecho, AL_INSTANTE);
  const otro = await abrirTrabajos(base.urlDeLaAplicacion, log, { sondeoSegundos: 0.5 });
  await otro.atenderPorReloj('puntuales', '*/5 * * * *', hecho, AL_INSTANTE);
  expect(await comoDueno(`select cron, timezone from pgboss.schedule where name = 'puntuales'`)).toEqual([
    { cron: '*/5 * * * *', timezone: 'America/Guatemala' },
  ]);
  // As the clock would, when the minute comes.
  await enTransaccion((tx) => trabajos.encolar(tx, 'puntuales', {}));
  await hastaQue(() => expect(hecho).toHaveBeenCalledOnce());
  await otro.cerrar();
});

test('lo que se hace de a varios no espera uno a otro', async () => {
  let soltar = () => {};
  const puerta = new Promise<void>((abrir) => {
    soltar = abrir;
  });
  let dentro = 0;
  await trabajos.atender(
    'parejas',
    async () => {
      dentro += 1;
      await puerta;
    },
    { ...AL_INSTANTE, aLaVez: 2 },
  );
  await enTransaccion(async (tx) => {
    for (const n of [1, 2, 3]) await trabajos.encolar(tx, 'parejas', { n });
  });
  await hastaQue(() => expect(dentro).toBe(2));
  soltar();
  await hastaQue(() => expect(dentro).toBe(3));
});

test('la base se va, se congela y vuelve: los trabajos siguen sin reiniciar nada', async () => {
  const intermediario = await abrirIntermediario(base.urlDeLaAplicacion);
  const otros = await abrirTrabajos(intermediario.url, log, { sondeoSegundos: 0.5, vigilanciaSegundos: 1 });
  const hecho = vi.fn(async (_trabajo: Trabajo<{ n: number }>) => {});
  await otros.atender('perdidas', hecho, AL_INSTANTE);
  const encolar = (n: number) => enTransaccion((tx) => trabajos.encolar(tx, 'perdidas', { n }));
  const hechos = () => hecho.mock.calls.map(([{ datos }]) => datos.n);
  intermediario.irse();
  await encolar(1);
  intermediario.volver();
  await hastaQue(() => expect(hechos()).toEqual([1]));
  intermediario.congelar();
  await encolar(2);
  // As whoever stands before PostgreSQL does when it gives a machine up.
  intermediario.irse();
  intermediario.descongelar();
  intermediario.volver();
  await hastaQue(() => expect(hechos()).toEqual([1, 2]));
  await otros.cerrar();
  await intermediario.cerrar();
});

test('mientras hace alguno lo dice, y lo que va por reloj se encola una vez cuando se pide ponerse al día', async () => {
  const { promise: fin, resolve: terminar } = Promise.withResolvers<void>();
  const hecho = vi.fn(() => fin);
  const otro = await abrirTrabajos(base.urlDeLaAplicacion, log, { sondeoSegundos: 0.5 });
  await otro.atenderPorReloj('nocturnas', '20 0 1 1 *', hecho, AL_INSTANTE);
  await otro.atender('a-pedido', async () => {}, AL_INSTANTE);
  expect(otro.enCurso()).toBe(false);
  await otro.ponerAlDia();
  await hastaQue(() => expect(hecho).toHaveBeenCalledOnce());
  expect(otro.enCurso()).toBe(true);
  terminar();
  await hastaQue(() => expect(otro.enCurso()).toBe(false));
  expect(await comoDueno(`select name from pgboss.job where name in ('nocturnas', 'a-pedido')`)).toEqual([
    { name: 'nocturnas' },
  ]);
  await otro.cerrar();
});
