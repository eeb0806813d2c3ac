// The order that ends the writing of a partida, in one transaction: what is written is judged, saved over its draft if it
// says something else, its warnings are accepted, and it is posted or sent to review. All of it, or nothing.
import { randomUUIDv7 } from 'node:crypto';
import type {
  OrdenDeTerminar,
  RespuestaDeTerminar,
} from '@cuadra/contract/contabilidad/borradores/terminar-partida';
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { totalDebe } from '@cuadra/core/partida';
import type { ContextoConActor } from '../../platform/contexto.ts';
import { escribir, nombrarAccion, type Tx } from '../../platform/database/escribir.ts';
import type { Database } from '../../platform/database/pool.ts';
import { exigirAgencia } from '../agencias/exigir-agencia.ts';
import type { Cola } from '../libro/cola.ts';
import { type Llave, llaveDe, partidaDeLlave, tomarLlave } from '../libro/llaves.ts';
import { verResumen } from '../partidas/queries.ts';
import {
  type Borrador,
  borradorPorContabilizar,
  exigirEstado,
  exigirQueSeaSuyo,
  exigirVersion,
  leerBorrador,
  tomarBorrador,
} from './borrador.ts';
import { exigirLista, ponerEnRevision } from './cambiar-estado.ts';
import { guardarAceptada } from './efecto/aceptar-advertencia.ts';
import { type Juicio, juzgarOrden, PorAceptar } from './efecto/juzgar-orden.ts';
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

/** Within the limits of who orders it. When it is somebody else's, that person signs as its approver. */
async function contabilizarEscrita(
  { db, cola }: Medios,
  contexto: ContextoConActor,
  orden: OrdenDeTerminar,
  llave: Llave | undefined,
): Promise<Terminada> {
  const { actor } = contexto;
  const borrador = orden.borrador && (await leerBorrador(db, contexto, orden.borrador.id));
  const escrita = comoSeGuarda(orden);
  if (borrador !== undefined) {
    // What was returned is corrected before it is posted.
    const corregido = !diceLoMismo(borrador, escrita);
    exigirAdmisible(contexto, borrador, orden, corregido ? ['borrador', 'rechazada'] : ['borrador']);
  }
  const { id, autor } = borrador ?? { id: randomUUIDv7(), autor: actor.id };
  const partida = borradorPorContabilizar(
    { id, autor, ...escrita },
    { aprobador: autor === actor.id ? null : actor.id },
  );
  const accion = 'partidas:contabilizar';
  const admitida = await cola.contabilizar({
    contexto,
    accion,
    partida,
    // By juzgarOrden: what is beyond them may be sent to review instead.
    sujetaALimite: false,
    ...(borrador === undefined ? {} : { borrador }),
    llave,
    exigir: async (tx) => {
      const juicio = await juzgarOrden(tx, contexto, partida, orden);
      if ('problema' in juicio) return juicio;
      if (borrador !== undefined) await corregir(tx, contexto, borrador, escrita);
      await aceptar(tx, contexto, id, juicio);
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
    const previo = orden.borrador && (await tomarBorrador(tx, contexto, orden.borrador.id));
    if (previo !== undefined) exigirAdmisible(contexto, previo, orden, ['borrador', 'rechazada']);
    const escrita = comoSeGuarda(orden);
    const { id, autor } = previo ?? { id: randomUUIDv7(), autor: contexto.actor.id };
    await exigirLista(tx, contexto, { id, autor, ...escrita });
    const juicio = await juzgarOrden(
      tx,
      contexto,
      borradorPorContabilizar({ id, autor, ...escrita }, { aprobador: null }),
      orden,
    );
    if ('problema' in juicio) throw juicio.problema;
    const elegida = llave === undefined ? id : await tomarLlave(tx, contexto, llave, id);
    if (elegida !== id) return hecha(await verResumen(tx, elegida), true);
    const borrador =
      previo === undefined
        ? await empezar(tx, contexto, id, escrita)
        : await corregir(tx, contexto, previo, escrita);
    await aceptar(tx, contexto, id, juicio);
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

async function empezar(tx: Tx, contexto: ContextoConActor, id: string, escrita: Escrita): Promise<Borrador> {
  await nombrarAccion(tx, id, 'partidas:crear');
  await guardarBorrador(tx, contexto, id, escrita);
  return {
    ...escrita,
    id,
    version: 1,
    estado: 'borrador',
    debe: totalDebe(escrita.lineas),
    autor: contexto.actor.id,
  };
}

/** What is written over what the draft said, told like every edition: who writes in it does not approve it. */
async function corregir(
  tx: Tx,
  contexto: ContextoConActor,
  borrador: Borrador,
  escrita: Escrita,
): Promise<Borrador> {
  if (diceLoMismo(borrador, escrita)) return borrador;
  await nombrarAccion(tx, borrador.id, 'partidas:editar');
  await guardarSobre(tx, contexto, borrador, escrita);
  return {
    ...borrador,
    ...escrita,
    version: borrador.version + 1,
    estado: 'borrador',
    debe: totalDebe(escrita.lineas),
  };
}

async function aceptar(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  { aceptadas }: Extract<Juicio, { aceptadas: unknown }>,
): Promise<void> {
  if (aceptadas.length > 0) await nombrarAccion(tx, id, 'partidas:aceptar-advertencia');
  for (const aceptada of aceptadas) await guardarAceptada(tx, contexto, id, aceptada);
}
