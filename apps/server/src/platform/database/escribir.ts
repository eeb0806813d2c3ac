// The one way to change anything: a transaction that knows who acts and why, so that the bitácora triggers can
// tell, and that is tried again when PostgreSQL asks for it or is lost before the commit. A use case takes the transaction first.
// One lost in its commit may have happened: it is not run again here (ConfirmacionIncierta), but by whoever has its key.
import { setTimeout as esperar } from 'node:timers/promises';
import type { Evento } from '@cuadra/contract/eventos';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { empezarEnsayo, terminarEnsayo } from '../consentimiento.ts';
import type { Contexto } from '../contexto.ts';
import { CANAL_DE_EVENTOS, type Destino } from '../events/canal-de-eventos.ts';
import { conPaciencia } from './paciencia.ts';
import type { Database } from './pool.ts';
import { preparada } from './preparada.ts';
import type { Tables } from './tables.ts';

export type Tx = Transaction<Tables>;

const INTENTOS_MAX = 5;
const ESPERA_MS = 20;
/** serialization_failure and deadlock_detected: the whole transaction may simply run again. */
const REINTENTABLES = new Set(['40001', '40P01']);

/** Several people's work in one transaction: who did what to each entity, by its id. */
export type ContextosPorEntidad = Readonly<
  Record<string, { actor: string; sesion: string; direccion: string; peticion: string; accion: string }>
>;

export async function escribir<T>(
  db: Database,
  contexto: Contexto,
  accion: string,
  trabajo: (tx: Tx) => Promise<T>,
  porEntidad: ContextosPorEntidad = {},
): Promise<T> {
  return conReintentos(() =>
    db.transaction().execute(async (tx) => {
      empezarEnsayo(contexto);
      await sql`${preparada} ${quienActua(contexto, accion, porEntidad)}`.execute(tx);
      const hecho = await trabajo(tx);
      terminarEnsayo(contexto);
      return hecho;
    }),
  );
}

/**
 * The same for a change that is one statement: it is a transaction by itself, in one trip, with its commit inside. `trabajo` puts `quien` in it
 * as a question of its own, answered before anything is changed.
 */
export function escribirDeUnaVez<T>(
  contexto: Contexto,
  accion: string,
  trabajo: (quien: RawBuilder<unknown>) => Promise<T>,
  porEntidad: ContextosPorEntidad = {},
): Promise<T> {
  return conReintentos(() => trabajo(quienActua(contexto, accion, porEntidad)));
}

function conReintentos<T>(trabajo: () => Promise<T>): Promise<T> {
  return conPaciencia(() => porTurnos(trabajo));
}

async function porTurnos<T>(trabajo: () => Promise<T>): Promise<T> {
  for (let intento = 1; ; intento++) {
    try {
      return await trabajo();
    } catch (error) {
      if (intento === INTENTOS_MAX || !esReintentable(error)) throw error;
      await esperar(ESPERA_MS * 2 ** intento * Math.random());
    }
  }
}

/** How long one that reads may be held up by whoever takes what it reads. */
const PAUSA_MAX_MS = 120_000;

/** Several questions answered as of one same instant, however long they take; nothing can be changed meanwhile. */
export function leerEnUnInstante<T>(db: Database, trabajo: (db: Database) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`select set_config('idle_in_transaction_session_timeout', ${String(PAUSA_MAX_MS)}, true)`.execute(
        tx,
      );
      return trabajo(tx);
    });
}

function quienActua(
  { actor, direccion, peticion }: Contexto,
  accion: string,
  porEntidad: ContextosPorEntidad,
): RawBuilder<unknown> {
  return sql`select
    set_config('cuadra.contextos', ${JSON.stringify(porEntidad)}, true),
    set_config('cuadra.accion', ${accion}, true),
    set_config('cuadra.actor', ${actor?.id ?? ''}, true),
    set_config('cuadra.sesion', ${actor?.sesion ?? ''}, true),
    set_config('cuadra.direccion', ${direccion}, true),
    set_config('cuadra.peticion', ${peticion}, true)`;
}

/**
 * What is done to that entity from here to the end of the transaction, by its own name: several actions that travel
 * together stay apart in the bitácora.
 */
export async function nombrarAccion(tx: Tx, id: string, accion: string): Promise<void> {
  await sql`select set_config('cuadra.contextos', (todos || jsonb_build_object(${id}::text,
      coalesce(todos -> ${id}::text, '{}') || jsonb_build_object('accion', ${accion}::text)))::text, true)
    from (select bitacora_contextos() as todos) x`.execute(tx);
}

/** What is done to anything from here on, in a transaction whose parts the bitácora tells apart by what they are. */
export async function cambiarAccion(tx: Tx, accion: string): Promise<void> {
  await sql`select set_config('cuadra.accion', ${accion}, true)`.execute(tx);
}

function esReintentable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && REINTENTABLES.has(error.code ?? '');
}

/** Notes in the bitácora something that changes no row of its own: a refused sign-in, an export. */
export async function anotar(
  tx: Tx,
  contexto: Contexto,
  {
    accion,
    entidad,
    idEntidad,
    detalle,
    agencia = null,
  }: { accion: string; entidad: string; idEntidad: string; detalle?: object; agencia?: string | null },
): Promise<void> {
  await tx
    .insertInto('bitacora')
    .values({
      actor: contexto.actor?.id ?? null,
      sesion: contexto.actor?.sesion ?? null,
      direccion: contexto.direccion,
      peticion: contexto.peticion,
      accion,
      entidad,
      idEntidad,
      despues: detalle === undefined ? null : JSON.stringify(detalle),
      agencia,
      dicha: true,
    })
    .execute();
}

/** Tells open browsers, when and only if this transaction commits (PostgreSQL delivers NOTIFY at commit). */
export async function avisar(tx: Tx, para: Destino, evento: Evento): Promise<void> {
  await sql`select pg_notify(${CANAL_DE_EVENTOS}, ${JSON.stringify({ para, evento })})`.execute(tx);
}

/** The constraint that PostgreSQL says was broken, when that is what happened. */
export function restriccionRota(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined;
}
