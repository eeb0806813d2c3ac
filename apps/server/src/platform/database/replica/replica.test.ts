// A replica that is behind, gone or somebody else's, tried with two real PostgreSQL.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { crearLogger } from '#platform/crear-logger.ts';
import { ProblemaError } from '#platform/problema.ts';
import { relojDelSistema } from '#platform/reloj.ts';
import { consultar } from '#testing/databases.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { type Conexiones, conectar } from '../conectar.ts';
import { conCredenciales } from '../direccion.ts';
import type { Database } from '../pool.ts';
import { crearPareja, type ParejaDePostgres } from '../testing/pareja-de-postgres.ts';
import { abrirLector, type ConexionDeReplica, type LectorConReplica } from './abrir-lector.ts';

const log = crearLogger('silent');
const PAPEL = { usuario: 'lectora', clave: 'una clave de prueba' };
const ATRASO_MAX = 3_600;

let pareja: ParejaDePostgres;
let conexiones: Conexiones;
let principal: Database;
let lector: LectorConReplica;
beforeAll(async () => {
  pareja = await crearPareja(async ({ url }) => {
    await consultar(
      url('postgres'),
      `create role ${PAPEL.usuario} login noinherit password '${PAPEL.clave}'`,
    );
    for (const base of ['libros', 'otra']) {
      await consultar(url('postgres'), `create database ${base}`);
      await consultar(
        url(base),
        `create table recuerdo (n int); grant select, insert on recuerdo to ${PAPEL.usuario};
         revoke all on database ${base} from public; ${base === 'libros' ? `grant connect on database libros to ${PAPEL.usuario}` : ''}`,
      );
    }
  });
  conexiones = await conectar(comoAplicacion(pareja.principal.url('libros')), log);
  principal = conexiones.db;
  lector = nuevoLector();
});
afterAll(async () => {
  await lector.cerrar();
  await conexiones.cerrar();
  await pareja.cerrar();
});
beforeEach(async () => {
  await comoDuenoDeLaReplica('select pg_wal_replay_resume()').catch(() => undefined);
  await hastaQue(async () => expect(await lector.revisar()).toEqual({ tipo: 'al-dia' }));
});

const comoAplicacion = (url: string) => conCredenciales(url, PAPEL);
const comoDuenoDeLaReplica = (texto: string) => consultar(pareja.replica.url('postgres'), texto);
const contar = async (db: Database) =>
  (await sql<{ n: number }>`select count(*)::int as n from recuerdo`.execute(db)).rows[0]?.n;
const enRecuperacion = async (db: Database) =>
  (await sql<{ r: boolean }>`select pg_is_in_recovery() as r`.execute(db)).rows[0]?.r;
const recordar = () => consultar(pareja.principal.url('libros'), 'insert into recuerdo values (1)');

function nuevoLector({
  atrasoMaxSegundos = ATRASO_MAX,
  direccion = () => comoAplicacion(pareja.replica.url('libros')),
}: {
  atrasoMaxSegundos?: number;
  direccion?: () => string;
} = {}): LectorConReplica {
  return abrirLector({
    principal,
    atrasoMaxSegundos,
    reloj: relojDelSistema,
    log,
    async conectar(): Promise<ConexionDeReplica> {
      const { db, cerrar } = await conectar(direccion(), log, { esReplica: true });
      return { db, cerrar, llena: () => false };
    },
  });
}

it('al día se lee de la réplica, se ve lo último que se confirmó y no hay nada que decir', async () => {
  for (let vez = 1; vez <= 20; vez++) {
    await recordar();
    const esperadas = await contar(principal);
    const { valor, datosAl } = await lector.leer(async (db) => [await enRecuperacion(db), await contar(db)]);
    expect([valor, datosAl]).toEqual([[true, esperadas], undefined]);
  }
});

it('la que se deja mientras otro iba a leerla no le falla a nadie: se lee del principal', async () => {
  const propio = nuevoLector();
  expect(await propio.revisar()).toEqual({ tipo: 'al-dia' });
  let segunda: Promise<boolean | undefined> | undefined;
  const primera = await propio.leerExacto(async (db) => {
    const enReplica = await enRecuperacion(db);
    if (!enReplica) return enReplica;
    segunda = propio.leerExacto(enRecuperacion);
    throw Object.assign(new Error('Se cortó'), { code: 'ECONNRESET' });
  });
  expect([primera, await segunda]).toEqual([false, false]);
  await propio.cerrar();
});

it('un principal que nadie toca no deja a nadie atrasado', async () => {
  await hastaQue(async () => expect(await lector.revisar()).toEqual({ tipo: 'al-dia' }));
  const ocioso = nuevoLector({ atrasoMaxSegundos: 0 });
  expect(await ocioso.revisar()).toEqual({ tipo: 'al-dia' });
  expect((await ocioso.leer(enRecuperacion)).valor).toBe(true);
  await ocioso.cerrar();
});

it('la que se atrasa dice hasta cuándo sabe; quien no puede decirlo lee del principal', async () => {
  await lector.revisar();
  const antes = await contar(principal);
  const [{ ahora = '' } = {}] = (await consultar(
    pareja.principal.url('libros'),
    `select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ahora`,
  )) as { ahora: string }[];
  await comoDuenoDeLaReplica('select pg_wal_replay_pause()');
  await recordar();
  const lectura = await lector.leer(async (db, datosAl) => [
    await enRecuperacion(db),
    await contar(db),
    datosAl,
  ]);
  expect(lectura.valor).toEqual([true, antes, lectura.datosAl]);
  // Everything of before the pause is there, and nothing of after it is claimed.
  expect(Date.parse(lectura.datosAl ?? '')).toBeLessThanOrEqual(Date.parse(ahora) + 1_000);
  expect(lector.estado()).toMatchObject({ tipo: 'atrasada' });
  expect(await lector.leerExacto(async (db) => [await enRecuperacion(db), await contar(db)])).toEqual([
    false,
    (antes ?? 0) + 1,
  ]);
  await comoDuenoDeLaReplica('select pg_wal_replay_resume()');
  await hastaQue(async () => expect(await lector.revisar()).toEqual({ tipo: 'al-dia' }));
  expect(await lector.leer(contar)).toEqual({ valor: (antes ?? 0) + 1 });
});

it('la que se atrasa más de lo admitido no se lee', async () => {
  const estricto = nuevoLector({ atrasoMaxSegundos: 0 });
  await estricto.revisar();
  await comoDuenoDeLaReplica('select pg_wal_replay_pause()');
  await recordar();
  const esperadas = await contar(principal);
  const lectura = await estricto.leer(async (db) => [await enRecuperacion(db), await contar(db)]);
  expect(lectura).toEqual({ valor: [false, esperadas] });
  expect(estricto.estado()).toMatchObject({ tipo: 'muy-atrasada' });
  await estricto.cerrar();
});

it('lo que por atrasada no encuentra, lo decide el principal', async () => {
  await lector.revisar();
  await comoDuenoDeLaReplica('select pg_wal_replay_pause()');
  await recordar();
  const esperadas = await contar(principal);
  const { valor, datosAl } = await lector.leer(async (db) => {
    if ((await contar(db)) !== esperadas) throw new ProblemaError('NO_ENCONTRADO');
    return enRecuperacion(db);
  });
  expect([valor, datosAl]).toEqual([false, undefined]);
});

it('la que muere a media lectura no se nota: se lee del principal, y cuando vuelve se usa otra vez', async () => {
  const donde: (boolean | undefined)[] = [];
  const { valor } = await lector.leer(async (db) => {
    donde.push(await enRecuperacion(db));
    if (donde.length === 1) await pareja.replica.matar();
    return contar(db);
  });
  expect([donde, valor]).toEqual([[true, false], await contar(principal)]);
  expect(lector.estado()).toEqual({ tipo: 'ausente' });
  expect((await lector.leer(enRecuperacion)).valor).toBe(false);
  expect(await lector.revisar()).toEqual({ tipo: 'ausente' });
  await pareja.replica.iniciar();
  await hastaQue(async () => expect(await lector.revisar()).toEqual({ tipo: 'al-dia' }));
  expect((await lector.leer(enRecuperacion)).valor).toBe(true);
});

it('lo que falla por culpa propia falla una sola vez', async () => {
  let veces = 0;
  const falla = lector.leer(async () => {
    veces += 1;
    throw new TypeError('de quien programa');
  });
  await expect(falla).rejects.toThrow('de quien programa');
  expect(veces).toBe(1);
});

it.each([
  ['el mismo principal', () => pareja.principal.url('libros'), 'no es una réplica'],
  ['otra base de la misma réplica', () => pareja.replica.url('otra'), 'otra base'],
])('%s no pasa por réplica de estos libros', async (_, url, motivo) => {
  if (motivo === 'otra base')
    await consultar(
      pareja.principal.url('otra'),
      `revoke connect on database libros from ${PAPEL.usuario}; grant connect on database otra to ${PAPEL.usuario}`,
    );
  const otro = nuevoLector({ direccion: () => comoAplicacion(url()) });
  await hastaQue(async () =>
    expect(await otro.revisar()).toEqual({ tipo: 'ajena', motivo: expect.stringContaining(motivo) }),
  );
  expect((await otro.leer(enRecuperacion)).valor).toBe(false);
  await otro.cerrar();
});
