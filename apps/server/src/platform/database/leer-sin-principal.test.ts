// While the primary is gone, what only reads is answered by the synchronous standby, if it has repeated all that it received; tried
// with two real PostgreSQL.
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { consultar } from '#testing/databases.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { crearLogger } from '../crear-logger.ts';
import { crearInsistencia, type Insistencia } from '../http/insistencia.ts';
import { relojDelSistema } from '../reloj.ts';
import { type Conexiones, conectar } from './conectar.ts';
import { confirmarLoAnterior } from './confirmar-lo-anterior.ts';
import { conCredenciales } from './direccion.ts';
import { noPasoNada, SinPrincipal } from './falla-de-la-base.ts';
import { abrirReserva, type Reserva } from './leer-sin-principal.ts';
import type { Database } from './pool.ts';
import { abrirLector } from './replica/abrir-lector.ts';
import type { EstadoDeReplica } from './replica/lector-de-reportes.ts';
import { abrirIntermediario, type Intermediario } from './testing/intermediario.ts';
import { crearPareja, type ParejaDePostgres } from './testing/pareja-de-postgres.ts';

const log = crearLogger('silent');
const LA_QUE_DICE_SI_ESPERA = new URL('./migrations/0082_replica_espera.sql', import.meta.url);
const PAPEL = { usuario: 'lectora', clave: 'una clave de prueba' };

let pareja: ParejaDePostgres;
let intermediario: Intermediario;
let reserva: Reserva;
let conexiones: Conexiones;
let insistencia: Insistencia;
let estado: EstadoDeReplica = { tipo: 'al-dia' };

beforeAll(async () => {
  pareja = await crearPareja(async ({ url }) => {
    await consultar(
      url('postgres'),
      `create role ${PAPEL.usuario} login noinherit password '${PAPEL.clave}'`,
    );
    await consultar(url('postgres'), 'create database libros');
    await consultar(
      url('libros'),
      `create table recuerdo (n int); grant select, insert on recuerdo to ${PAPEL.usuario};
       revoke all on database libros from public; grant connect on database libros to ${PAPEL.usuario}`,
    );
    await consultar(url('libros'), await readFile(LA_QUE_DICE_SI_ESPERA, 'utf8'));
  });
  intermediario = await abrirIntermediario(comoAplicacion(pareja.principal.url('libros')));
  reserva = abrirReserva({
    principal: intermediario.url,
    sincrona: comoAplicacion(pareja.replica.url('libros')),
    ...{ porAgrupador: false, conexionesMax: 4, log },
    estado: () => estado,
  });
  conexiones = await conectar(intermediario.url, log, { reserva });
  insistencia = crearInsistencia({ db: conexiones.db, reserva });
  await sincronizar('*');
});
afterEach(async () => {
  intermediario.descongelar();
  intermediario.volver();
  await comoDuenoDeLaReplica('select pg_wal_replay_resume()').catch(() => undefined);
  await hastaQue(() => expect(reserva.faltaPrincipal()).toBe(false));
});
afterAll(async () => {
  await sincronizar('');
  await conexiones.cerrar();
  await reserva.cerrar();
  await intermediario.cerrar();
  await pareja.cerrar();
});

const comoAplicacion = (url: string) => conCredenciales(url, PAPEL);
const comoDuenoDeLaReplica = (texto: string) => consultar(pareja.replica.url('postgres'), texto);
async function sincronizar(quien: string): Promise<void> {
  await consultar(
    pareja.principal.url('postgres'),
    `alter system set synchronous_standby_names = '${quien}'`,
  );
  await consultar(pareja.principal.url('postgres'), 'select pg_reload_conf()');
}
/** Acknowledged, whoever reads afterwards. */
const recordar = () => consultar(pareja.principal.url('libros'), 'insert into recuerdo values (1)');
const enElPrincipal = async () =>
  (await consultar(pareja.principal.url('libros'), 'select n from recuerdo')).length;
/** In bytes: what the replica has received and not repeated. */
async function porRepetir(): Promise<number> {
  const [dicho] = await comoDuenoDeLaReplica(
    'select (pg_last_wal_receive_lsn() - pg_last_wal_replay_lsn())::float8 as bytes',
  );
  return (dicho as { bytes: number }).bytes;
}
/** Whoever watches the primary and was told by it who it is. */
const respondidos = () =>
  consultar(
    pareja.principal.url('postgres'),
    `select pid from pg_stat_activity where application_name = 'cuadra latido' and state = 'idle'`,
  );
const mirar = async (db: Database) =>
  (
    await sql<{ replica: boolean; n: number }>`select pg_is_in_recovery() as replica, count(*)::int as n
      from recuerdo`.execute(db)
  ).rows[0];
const leer = () => insistencia.atender('lee', () => mirar(conexiones.db));

it('con el principal en su lugar se lee de él', async () => {
  expect(await leer()).toEqual({ replica: false, n: await enElPrincipal() });
});

it('sin él se lee de la réplica todo lo confirmado, y cuando vuelve se lee de él', async () => {
  for (let vez = 0; vez < 5; vez++) {
    await recordar();
    intermediario.irse();
    await hastaQue(() => expect(reserva.faltaPrincipal()).toBe(true));
    expect(await leer()).toEqual({ replica: true, n: await enElPrincipal() });
    intermediario.volver();
    await hastaQue(() => expect(reserva.faltaPrincipal()).toBe(false));
    expect(await leer()).toMatchObject({ replica: false });
  }
});

it('la lectura que lo perdió a medias no se entera', async () => {
  let cuantas = 0;
  const leido = await insistencia.atender('lee', async () => {
    cuantas += 1;
    await mirar(conexiones.db);
    if (cuantas === 1) intermediario.irse();
    return mirar(conexiones.db);
  });
  expect(leido).toMatchObject({ replica: true });
});

it('uno congelado no cierra nada: quien lo esperaba lee de la réplica', async () => {
  await leer();
  intermediario.congelar();
  expect(await leer()).toEqual({ replica: true, n: await enElPrincipal() });
});

it('la réplica que no ha repetido todo lo que recibió se espera', async () => {
  await comoDuenoDeLaReplica('select pg_wal_replay_pause()');
  await recordar();
  const n = await enElPrincipal();
  intermediario.irse();
  await hastaQue(() => expect(reserva.faltaPrincipal()).toBe(true));
  await expect(reserva.leer(() => mirar(conexiones.db))).rejects.toThrow(SinPrincipal);
  const leido = leer();
  await comoDuenoDeLaReplica('select pg_wal_replay_resume()');
  expect(await leido).toEqual({ replica: true, n });
});

it('lo que quedó a medias no se espera: nadie supo de ello', async () => {
  await recordar();
  const n = await enElPrincipal();
  const escribe = new pg.Client({ connectionString: pareja.principal.url('libros') });
  await escribe.connect();
  await escribe.query('begin');
  // What is not committed is sent up to the last page that is full, which is in the middle of a record (almost always).
  await hastaQue(async () => {
    intermediario.volver();
    await escribe.query('insert into recuerdo select 1 from generate_series(1, 3000)');
    intermediario.irse();
    await hastaQue(() => expect(reserva.faltaPrincipal()).toBe(true));
    const aMedias = await porRepetir();
    expect(aMedias).toBeGreaterThan(0);
    expect(await reserva.leer(() => mirar(conexiones.db))).toEqual({ replica: true, n });
    expect(await porRepetir()).toBe(aMedias);
  });
  await escribe.query('rollback');
  await escribe.end();
});

it('lo que además escribe espera al principal', async () => {
  intermediario.irse();
  await hastaQue(() => expect(reserva.faltaPrincipal()).toBe(true));
  const intentos: boolean[] = [];
  const leido = insistencia.atender('lee', async () => {
    intentos.push(reserva.seLeeAqui());
    await sql`insert into recuerdo values (2)`.execute(conexiones.db);
    return mirar(conexiones.db);
  });
  await hastaQue(() => expect(intentos).toEqual(expect.arrayContaining([true, false])));
  intermediario.volver();
  expect(await leido).toMatchObject({ replica: false });
});

it('la lectura que la réplica interrumpió para repetir se hace otra vez', async () => {
  intermediario.irse();
  await hastaQue(() => expect(reserva.faltaPrincipal()).toBe(true));
  let cuantas = 0;
  const leido = await insistencia.atender('lee', async () => {
    cuantas += 1;
    if (cuantas === 1) throw Object.assign(new Error('conflict with recovery'), { code: '40001' });
    return mirar(conexiones.db);
  });
  expect([cuantas, leido?.replica]).toEqual([2, true]);
});

it.each([
  ['otra base de datos', () => pareja.replica.url('postgres')],
  ['una que se escribe por su cuenta', () => pareja.principal.url('libros')],
])('la que no es de estos libros no se lee: %s', async (_, sincrona) => {
  const ajena = abrirReserva({
    ...{ principal: intermediario.url, sincrona: comoAplicacion(sincrona()) },
    ...{ porAgrupador: false, conexionesMax: 1, log },
    estado: () => ({ tipo: 'ajena', motivo: 'prueba' }),
  });
  await hastaQue(async () => expect(await respondidos()).toHaveLength(2));
  intermediario.irse();
  await hastaQue(() => expect(ajena.faltaPrincipal()).toBe(true));
  await expect(ajena.conectar()).rejects.toThrow(SinPrincipal);
  await ajena.cerrar();
});

it('la nueva síncrona se lee aunque nadie la haya mirado todavía', async () => {
  estado = { tipo: 'ajena', motivo: 'la de antes pasó a ser el principal' };
  await recordar();
  intermediario.irse();
  await hastaQue(() => expect(reserva.faltaPrincipal()).toBe(true));
  expect(await leer()).toEqual({ replica: true, n: await enElPrincipal() });
  estado = { tipo: 'al-dia' };
});

it('los reportes se leen también: la que tiene todo no tiene nada que decir', async () => {
  const lector = abrirLector({
    ...{ principal: conexiones.db, atrasoMaxSegundos: 30, reloj: relojDelSistema, log },
    sinPrincipal: reserva.seLeeAqui,
    async conectar() {
      const otra = await conectar(comoAplicacion(pareja.replica.url('libros')), log, { esReplica: true });
      return { ...otra, llena: () => false };
    },
  });
  await lector.revisar();
  intermediario.irse();
  await hastaQue(() => expect(reserva.faltaPrincipal()).toBe(true));
  const leido = await insistencia.atender('lee', () => lector.leer(mirar));
  expect(leido).toEqual({ valor: { replica: true, n: await enElPrincipal() } });
  await lector.cerrar();
});

it('a uno que todavía repite a otro no se le deja nada escrito, y es como si no hubiera principal', async () => {
  const todavia = await conectar(comoAplicacion(pareja.replica.url('libros')), log);
  const error = await confirmarLoAnterior(todavia.db).catch((fallo: unknown) => fallo);
  expect(error).toBeInstanceOf(Error);
  expect(noPasoNada(error)).toBe(true);
  await todavia.cerrar();
});
