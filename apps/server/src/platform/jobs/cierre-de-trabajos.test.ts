// A process that stops with jobs in its hands: what can end ends, what cannot is for another at once.
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { PLANTILLA } from '#testing/clusters.setup.ts';
import { type BaseDePrueba, crearBase } from '#testing/databases.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { contextoDelSistema } from '../contexto.ts';
import { crearLogger } from '../crear-logger.ts';
import { escribir } from '../database/escribir.ts';
import { abrirDatabase, abrirPool, type Database } from '../database/pool.ts';
import { abrirTrabajos, type Reintentos, type Trabajo } from './trabajos.ts';

const COLA = 'largas';
const AL_INSTANTE: Reintentos = {
  reintentosMax: 2,
  esperaSegundos: 1,
  esperaMaxSegundos: 1,
  duracionMaxSegundos: 600,
  guardarSegundos: 60,
};
const contexto = contextoDelSistema(Temporal.Instant.from('2026-11-16T15:00:00Z'), 'prueba');

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

const abrir = (cierreMaxMs?: number) =>
  abrirTrabajos(base.urlDeLaAplicacion, crearLogger('silent'), {
    sondeoSegundos: 0.5,
    vigilanciaSegundos: 1,
    ...(cierreMaxMs === undefined ? {} : { cierreMaxMs }),
  });

it('lo que se está haciendo termina antes de cerrar, y nadie lo repite', async () => {
  const puerta = Promise.withResolvers<void>();
  const [empezado, terminado] = [vi.fn(), vi.fn()];
  const trabajos = await abrir();
  await trabajos.atender(
    COLA,
    async () => {
      empezado();
      await puerta.promise;
      terminado();
    },
    AL_INSTANTE,
  );
  await escribir(db, contexto, 'prueba', (tx) => trabajos.encolar(tx, COLA, {}));
  await hastaQue(() => expect(empezado).toHaveBeenCalledOnce());
  const cerrado = trabajos.cerrar();
  puerta.resolve();
  await cerrado;
  expect(terminado).toHaveBeenCalledOnce();
  const { rows } = await abrirPoolYPreguntar();
  expect(rows).toEqual([{ state: 'completed' }]);
});

it('lo que no termina a tiempo lo hace otro proceso, sin esperar a que venza', async () => {
  const puerta = Promise.withResolvers<void>();
  const empezado = vi.fn();
  const primero = await abrir(1_000);
  await primero.atender(
    COLA,
    async () => {
      empezado();
      await puerta.promise;
    },
    AL_INSTANTE,
  );
  await escribir(db, contexto, 'prueba', (tx) => primero.encolar(tx, COLA, { n: 7 }));
  await hastaQue(() => expect(empezado).toHaveBeenCalledOnce());
  const segundo = await abrir();
  const hecho = vi.fn(async (_trabajo: Trabajo<{ n: number }>) => {});
  await primero.cerrar();
  await segundo.atender(COLA, hecho, AL_INSTANTE);
  await hastaQue(() => expect(hecho).toHaveBeenCalledOnce());
  expect(hecho.mock.calls[0]?.[0].datos).toEqual({ n: 7 });
  puerta.resolve();
  await segundo.cerrar();
});

async function abrirPoolYPreguntar() {
  const pool = abrirPool(base.url);
  try {
    return await pool.query<{ state: string }>(`select state::text from pgboss.job where name = '${COLA}'`);
  } finally {
    await pool.end();
  }
}
