// A draft changes hands: it is sent to another person's review, comes back to its author, or is thrown away.
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { leerEntorno } from '#contabilidad/libro/entorno.ts';
import type { PartidaPorContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import { problemaDe, revisar } from '#contabilidad/libro/revisar.ts';
import { verResumen } from '#contabilidad/partidas/queries.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { avisarRechazo, avisarRevision } from './avisos.ts';
import {
  type Borrador,
  borradorPorContabilizar,
  exigirEstado,
  exigirQueSeaSuyo,
  exigirVersion,
  tomarBorrador,
} from './borrador.ts';
import { exigirAceptadasAlEnviar } from './efecto/exigir-aceptadas.ts';

export async function enviarPartida(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  version: number | undefined,
): Promise<ResumenDePartida> {
  const borrador = await tomarBorrador(tx, contexto, id);
  exigirQueSeaSuyo(contexto.actor, borrador);
  exigirEstado(borrador, 'borrador', 'rechazada');
  exigirVersion(borrador, version);
  const partida = borradorPorContabilizar(borrador, { aprobador: null });
  await exigirLista(tx, contexto, partida);
  // A proposed reversal is what it reverts, mirrored: there is nothing in it to be warned of.
  if (borrador.revierte === null) await exigirAceptadasAlEnviar(tx, contexto, partida);
  await ponerEnRevision(tx, contexto, borrador);
  return verResumen(tx, id);
}

/** Only the signature may be missing: what is sent is already fit to be posted. */
export async function exigirLista(
  tx: Tx,
  { ahora }: ContextoConActor,
  partida: PartidaPorContabilizar,
): Promise<void> {
  const problema = problemaDe(revisar(await leerEntorno(tx, ahora, [partida]), partida));
  if (problema !== undefined) throw problema;
}

export async function ponerEnRevision(tx: Tx, contexto: ContextoConActor, borrador: Borrador): Promise<void> {
  await cambiarEstado(tx, contexto, borrador, 'en_revision', null);
  await avisarRevision(tx, contexto, borrador);
}

/** Back to its author, with the reason. */
export async function rechazarPartida(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  motivo: string,
): Promise<ResumenDePartida> {
  const borrador = await tomarBorrador(tx, contexto, id);
  exigirEstado(borrador, 'en_revision');
  await cambiarEstado(tx, contexto, borrador, 'rechazada', motivo);
  await avisarRechazo(tx, contexto, borrador, motivo);
  return verResumen(tx, id);
}

/** A change of state is a change: whoever was looking at the version before it decides again. */
async function cambiarEstado(
  tx: Tx,
  { ahora }: ContextoConActor,
  { id, version }: Borrador,
  estado: Borrador['estado'],
  motivo: string | null,
): Promise<void> {
  await tx
    .updateTable('borrador')
    .set({ estado, motivo, version: version + 1, actualizadoEn: ahora.toString() })
    .where('id', '=', id)
    .execute();
}

/** The draft goes with its supports and its accepted warnings; the bitácora keeps what they were. */
export async function descartarPartida(tx: Tx, contexto: ContextoConActor, id: string): Promise<true> {
  const borrador = await tomarBorrador(tx, contexto, id);
  exigirQueSeaSuyo(contexto.actor, borrador);
  exigirEstado(borrador, 'borrador', 'rechazada');
  await tx.deleteFrom('soporte').where('partida', '=', id).execute();
  await tx.deleteFrom('advertenciaAceptada').where('partida', '=', id).execute();
  await tx.deleteFrom('borrador').where('id', '=', id).execute();
  return true;
}
