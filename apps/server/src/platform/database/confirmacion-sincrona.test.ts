// PostgreSQL acknowledges a commit whose wait for the standby was cancelled, with a mere warning. Here that is not done: it is once
// a later commit has reached the standby.
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consultar } from '#testing/databases.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import {
  iniciarPostgresIncluido,
  type PostgresIncluido,
} from '../bundled-postgres/iniciar-postgres-incluido.ts';
import { contextoDelSistema } from '../contexto.ts';
import { confirmarLoAnterior } from './confirmar-lo-anterior.ts';
import { escribir } from './escribir.ts';
import { ConfirmacionIncierta } from './falla-de-la-base.ts';
import { abrirDatabase, abrirPool, type Database } from './pool.ts';

let carpeta: CarpetaTemporal;
let postgres: PostgresIncluido;
let pool: pg.Pool;
let db: Database;

beforeAll(async () => {
  carpeta = await crearCarpetaTemporal('síncrona');
  postgres = await iniciarPostgresIncluido({ carpetaDatos: carpeta.ruta });
  await comoDueno('create table cosa (n int)');
  pool = abrirPool(postgres.url('postgres'));
  pool.on('error', () => undefined);
  db = abrirDatabase(pool);
});
afterAll(async () => {
  await conReplica('');
  await db.destroy();
  await postgres.detener();
  await carpeta.borrar();
});

const comoDueno = (texto: string) => consultar(postgres.url('postgres'), texto);
/** The standby that must have everything before it is acknowledged; none by that name is there. */
async function conReplica(nombre: string): Promise<void> {
  await comoDueno(`alter system set synchronous_standby_names = '${nombre}'`);
  await comoDueno('select pg_reload_conf()');
  await hastaQue(async () =>
    expect(await comoDueno('show synchronous_standby_names')).toEqual([
      { synchronous_standby_names: nombre },
    ]),
  );
}
const esperandoALaReplica = () =>
  comoDueno(`select pid from pg_stat_activity where wait_event = 'SyncRep' and pid <> pg_backend_pid()`);
const dejarDeEsperar = async (como: 'cancel' | 'terminate') => {
  await hastaQue(async () => expect(await esperandoALaReplica()).not.toEqual([]));
  await comoDueno(`select pg_${como}_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`);
};
const guardar = (n: number) =>
  escribir(db, contextoDelSistema(Temporal.Instant.from('2026-11-16T15:00:00Z'), 'prueba'), 'prueba', (tx) =>
    sql`insert into cosa values (${n})`.execute(tx),
  );

it('lo que dejó de esperar a la réplica no está hecho hasta que ella tiene lo que vino después', async () => {
  await conReplica('nadie');
  let contestado = false;
  const hecho = guardar(1).then(() => {
    contestado = true;
  });
  await dejarDeEsperar('cancel');
  // It is seen by all, and the mark that was left after it waits in its turn.
  await hastaQue(async () => expect(await comoDueno('select n from cosa')).toEqual([{ n: 1 }]));
  await hastaQue(async () => expect(await esperandoALaReplica()).not.toEqual([]));
  expect(contestado).toBe(false);
  await conReplica('');
  await hecho;
  expect(contestado).toBe(true);
});

it('si se insiste en no esperarla, no se sabe', async () => {
  await conReplica('nadie');
  let incierto: unknown;
  const hecho = guardar(2).catch((error: unknown) => {
    incierto = error;
  });
  await hastaQue(async () => {
    await comoDueno(`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`);
    expect(incierto).toBeInstanceOf(ConfirmacionIncierta);
  });
  await hecho;
  await conReplica('');
});

it('a quien le quitaron la conexión mientras esperaba, tampoco', async () => {
  await conReplica('nadie');
  const hecho = guardar(3);
  hecho.catch(() => undefined);
  await dejarDeEsperar('terminate');
  await expect(hecho).rejects.toThrow(ConfirmacionIncierta);
  // It is there, for whoever asks this primary.
  expect(await comoDueno('select n from cosa where n = 3')).toHaveLength(1);
  await conReplica('');
});

it('lo que se halla por su llave se dice hecho cuando la réplica lo tiene', async () => {
  await conReplica('nadie');
  let confirmado = false;
  const hecho = confirmarLoAnterior(db).then(() => {
    confirmado = true;
  });
  await hastaQue(async () => expect(await esperandoALaReplica()).not.toEqual([]));
  expect(confirmado).toBe(false);
  await conReplica('');
  await hecho;
});
