// While the primary is being replaced, what only reads is read from its synchronous standby. Whatever was acknowledged had reached it
// before it was acknowledged; so once it has repeated all that it received, nothing that anybody was told is missing there. It is
// asked on the very connection that will be read, and so is whose books it repeats. Everything else waits for the new primary.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as esperar } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { SinPrincipal } from './falla-de-la-base.ts';
import { abrirPool } from './pool.ts';
import type { EstadoDeReplica } from './replica/lector-de-reportes.ts';
import { IDENTIDAD, type Identidad, porQueNoEsSuya } from './replica/preguntar.ts';
import { vigilarPrincipal } from './vigilar-principal.ts';

export interface Reserva {
  /** Whether the primary does not answer, as last seen. */
  faltaPrincipal(): boolean;
  /** Somebody lost it: it is looked at now. */
  sospechar(): void;
  /** On the primary; fails as soon as it is known to be lost. */
  mientrasHayPrincipal<T>(trabajo: () => Promise<T>): Promise<T>;
  /** Whatever this asks is asked of the standby. */
  leer<T>(trabajo: () => Promise<T>): Promise<T>;
  /** Whether whoever calls is being read there. */
  seLeeAqui(): boolean;
  /** A connection with everything that was ever acknowledged. */
  conectar(): Promise<pg.PoolClient>;
  cerrar(): Promise<void>;
}

export interface OpcionesDeReserva {
  /** The primary and its synchronous standby, entered as the application. */
  readonly principal: string;
  readonly sincrona: string;
  readonly porAgrupador: boolean;
  readonly conexionesMax: number;
  /** As reports see it: what repeats nothing any more is read only if it was recognised, until then, as repeating these books. */
  readonly estado: () => EstadoDeReplica;
  readonly log: Logger;
}

const ESPERAS_MAX = 25;
const ESPERA_MS = 20;

/** So many times in a row at the same place, waiting for more: whoever woke it would have moved it by then. */
const QUIETO_VECES = 10;

interface Reservado extends Identidad {
  readonly repite: boolean;
  readonly todo: boolean;
  readonly hasta: string;
}

const COMO_ESTA = `select pg_is_in_recovery() as repite, ${IDENTIDAD},
  coalesce(pg_last_wal_replay_lsn() >= pg_last_wal_receive_lsn(), false) as todo,
  coalesce(pg_last_wal_replay_lsn()::text, '') as hasta`;

export function abrirReserva({ principal, sincrona, estado, log, ...opciones }: OpcionesDeReserva): Reserva {
  const aqui = new AsyncLocalStorage<true>();
  const pool = abrirPool(sincrona, { ...opciones, esReplica: true });
  pool.on('error', (error) => log.warn({ err: error }, 'Se perdió una conexión con la réplica síncrona'));
  let esSuya = false;
  const reconocer = () => {
    const { tipo } = estado();
    if (tipo === 'ajena') esSuya = false;
    else if (tipo !== 'ausente' && tipo !== 'sin-replica') esSuya = true;
  };
  const vigia = vigilarPrincipal(principal, { log, alLatir: reconocer });
  return {
    faltaPrincipal: vigia.falta,
    sospechar: vigia.sospechar,
    mientrasHayPrincipal: vigia.mientrasEsta,
    leer: (trabajo) => aqui.run(true, trabajo),
    seLeeAqui: () => aqui.getStore() === true,
    conectar: () => conTodo(pool, vigia.identidad(), esSuya),
    async cerrar() {
      await vigia.cerrar();
      await pool.end();
    },
  };
}

async function conTodo(
  pool: pg.Pool,
  principal: Identidad | undefined,
  esSuya: boolean,
): Promise<pg.PoolClient> {
  if (principal === undefined) throw new SinPrincipal();
  const client = await pool.connect();
  const seDetuvo = alDetenerse(client);
  try {
    for (let espera = 0; espera < ESPERAS_MAX; espera++) {
      const [suyo] = (await client.query<Reservado>(COMO_ESTA)).rows;
      // One that was promoted meanwhile has everything, too.
      const esDeEstos = suyo?.repite ? porQueNoEsSuya(principal, suyo) === undefined : esSuya;
      if (suyo === undefined || !esDeEstos) break;
      if (suyo.todo || !suyo.repite || (await seDetuvo(suyo.hasta))) return client;
      await esperar(ESPERA_MS);
    }
  } catch (error) {
    client.release(true);
    throw error;
  }
  // Whoever asks next is led by the door to whom it may lead by then.
  client.release(true);
  throw new SinPrincipal();
}

/** What was received beyond is the beginning of a record whose rest never came: nobody was told of it. */
function alDetenerse(client: pg.PoolClient): (hasta: string) => Promise<boolean> {
  let veces = 0;
  let antes: string | undefined;
  return async (hasta) => {
    const { rows } = await client.query<{ espera: boolean }>('select replica_espera_mas() as espera');
    veces = rows[0]?.espera && hasta === antes ? veces + 1 : 0;
    antes = hasta;
    return veces >= QUIETO_VECES;
  };
}
