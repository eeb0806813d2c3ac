// The order that ends the writing of a partida, in one transaction: what is written is judged, saved over its draft if it
// says something else, its warnings are accepted, and it is posted or sent to review. All of it, or nothing.
import { randomUUIDv7 } from 'node:crypto';
import type {
  OrdenDeTerminar,
  RespuestaDeTerminar,
} from '@cuadra/contract/contabilidad/borradores/terminar-partida';
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { totalDebe } from '@cuadra/core/partida';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import type { Cola } from '#contabilidad/libro/cola.ts';
import { type Llave, llaveDe, partidaDeLlave, tomarLlave } from '#contabilidad/libro/llaves.ts';
import { verResumen } from '#contabilidad/partidas/queries.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, nombrarAccion, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import {
  type Borrador,
  type BorradorEditable,
  borradorPorContabilizar,
  exigirEditable,
  exigirEstado,
  exigirQueSeaSuyo,
  exigirVersion,
  firmasDe,
  leerBorrador,
  tomarBorrador,
} from './borrador.ts';
import { exigirLista, ponerEnRevision } from './cambiar-estado.ts';
import { aceptarTodas } from './efecto/aceptar-advertencia.ts';
import { juzgarOrden, PorAceptar } from './efecto/juzgar-orden.ts';
import {
  comoSeGuarda,
  diceLoMismo,
  type Escrita,
  guardarBorrador,
  guardarSobre,
} from './guardar-borrador.ts';

interface Medios {
  readonly db: Database;
  readonly cola: Cola;
}

export interface Terminada {
  readonly respuesta: RespuestaDeTerminar;
  /** The key was used before: this is the first answer again. */
  readonly esRepetida: boolean;
}

export async function terminarPartida(
  medios: Medios,
  contexto: ContextoConActor,
  orden: OrdenDeTerminar,
  llaveRecibida: string | undefined,
): Promise<Terminada> {
  exigirAgencia(contexto.actor, orden.agencia);
  const llave = llaveDe(llaveRecibida, orden);
  const terminar = orden.destino === 'contabilizar' ? contabilizarEscrita : enviarEscrita;
  try {
    return await terminar(medios, contexto, orden, llave);
  } catch (error) {
    // What this one ran into may be what the same order left when it was first attended: its answer is that one.
    const anterior = llave && (await partidaDeLlave(medios.db, contexto.actor, llave));
    if (anterior !== undefined) return hecha(await verResumen(medios.db, anterior), true);
    if (error instanceof PorAceptar) return { respuesta: error.respuesta, esRepetida: false };
    throw error;
  }
}

const hecha = (partida: ResumenDePartida, esRepetida: boolean): Terminada => ({
  respuesta: { resultado: 'hecha', partida },
  esRepetida,
});

/** Within the limits of who orders it. Whoever wrote in it is its author; who finds it as it should be signs as its approver. */
async function contabilizarEscrita(
  { db, cola }: Medios,
  contexto: ContextoConActor,
  orden: OrdenDeTerminar,
  llave: Llave | undefined,
): Promise<Terminada> {
  const borrador = orden.borrador && exigirEditable(await leerBorrador(db, contexto, orden.borrador.id));
  const escrita = comoSeGuarda(orden);
  const corregido = borrador !== undefined && !diceLoMismo(borrador, escrita);
  // What was returned is corrected before it is posted.
  if (borrador !== undefined)
    exigirAdmisible(contexto, borrador, orden, corregido ? ['borrador', 'rechazada'] : ['borrador']);
  const suyo = borrador ?? nuevoDe(contexto);
  const { id } = suyo;
  const { autor, aprobador } = firmasDe(contexto.actor, corregido ? escritoPor(contexto, suyo) : suyo);
  const partida = borradorPorContabilizar({ ...suyo, ...escrita, autor }, { aprobador });
  const accion = 'partidas:contabilizar';
  const admitida = await cola.contabilizar({
    contexto,
    accion,
    partida,
    // By juzgarOrden: what is beyond them may be sent to review instead.
    avisaLimite: false,
    ...(borrador === undefined ? {} : { borrador }),
    llave,
    exigir: async (tx) => {
      const juicio = await juzgarOrden(tx, contexto, partida, orden);
      if ('problema' in juicio) return juicio;
      if (borrador !== undefined) await corregir(tx, contexto, borrador, escrita);
      await aceptarTodas(tx, contexto, id, juicio.aceptadas);
      await nombrarAccion(tx, id, accion);
      return undefined;
    },
  });
  if ('idRepetida' in admitida) return hecha(await verResumen(db, admitida.idRepetida), true);
  return hecha(await verResumen(db, id), false);
}

/** A new one becomes a draft on its way: who approves finds it with the rest. */
function enviarEscrita(
  { db }: Medios,
  contexto: ContextoConActor,
  orden: OrdenDeTerminar,
  llave: Llave | undefined,
): Promise<Terminada> {
  const accion = 'partidas:enviar';
  return escribir(db, contexto, accion, async (tx) => {
    const previo = orden.borrador && exigirEditable(await tomarBorrador(tx, contexto, orden.borrador.id));
    if (previo !== undefined) exigirAdmisible(contexto, previo, orden, ['borrador', 'rechazada']);
    const escrita = comoSeGuarda(orden);
    const suyo = previo ?? nuevoDe(contexto);
    const { id } = suyo;
    const autor = previo && diceLoMismo(previo, escrita) ? previo.autor : contexto.actor.id;
    const partida = borradorPorContabilizar({ ...suyo, ...escrita, autor }, { aprobador: null });
    await exigirLista(tx, contexto, partida);
    const juicio = await juzgarOrden(tx, contexto, partida, orden);
    if ('problema' in juicio) throw juicio.problema;
    const elegida = llave === undefined ? id : await tomarLlave(tx, contexto, llave, id);
    if (elegida !== id) return hecha(await verResumen(tx, elegida), true);
    const borrador =
      previo === undefined
        ? await empezar(tx, contexto, suyo, escrita)
        : await corregir(tx, contexto, previo, escrita);
    await aceptarTodas(tx, contexto, id, juicio.aceptadas);
    await nombrarAccion(tx, id, accion);
    await ponerEnRevision(tx, contexto, borrador);
    return hecha(await verResumen(tx, id), false);
  });
}

function exigirAdmisible(
  { actor }: ContextoConActor,
  borrador: Borrador,
  orden: OrdenDeTerminar,
  estados: readonly Borrador['estado'][],
): void {
  exigirQueSeaSuyo(actor, borrador);
  exigirEstado(borrador, ...estados);
  exigirVersion(borrador, orden.borrador?.version);
}

type DeQuien = Pick<Borrador, 'id' | 'origen' | 'autor' | 'iniciadoPor' | 'escritores' | 'revierte'>;

/** A draft that nobody has begun yet is of who begins it. */
function nuevoDe({ actor: { id: autor } }: ContextoConActor): DeQuien {
  const origen = 'manual';
  return { id: randomUUIDv7(), origen, autor, iniciadoPor: autor, escritores: [autor], revierte: null };
}

/** As the database leaves it when this person writes in it. */
function escritoPor<D extends DeQuien>({ actor: { id } }: ContextoConActor, suyo: D): D {
  return { ...suyo, autor: id, escritores: [...new Set([...suyo.escritores, id])] };
}

async function empezar(
  tx: Tx,
  contexto: ContextoConActor,
  nuevo: DeQuien,
  escrita: Escrita,
): Promise<Borrador> {
  await nombrarAccion(tx, nuevo.id, 'partidas:crear');
  await guardarBorrador(tx, contexto, nuevo.id, escrita);
  return { ...nuevo, ...escrita, version: 1, estado: 'borrador', debe: totalDebe(escrita.lineas) };
}

/** What is written over what the draft said, told like every edition: who writes in it does not approve it. */
async function corregir(
  tx: Tx,
  contexto: ContextoConActor,
  borrador: BorradorEditable,
  escrita: Escrita,
): Promise<Borrador> {
  if (diceLoMismo(borrador, escrita)) return borrador;
  await nombrarAccion(tx, borrador.id, 'partidas:editar');
  await guardarSobre(tx, contexto, borrador, escrita);
  return {
    ...escritoPor(contexto, borrador),
    ...escrita,
    version: borrador.version + 1,
    estado: 'borrador',
    debe: totalDebe(escrita.lineas),
  };
}
