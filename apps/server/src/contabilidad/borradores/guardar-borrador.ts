// Drafts as they are stored: lines as they were typed, with both sums beside them for the lists.
import { isDeepStrictEqual } from 'node:util';
import type { PartidaNueva } from '@cuadra/contract/contabilidad/borradores/borradores';
import { type LineaDePartida, totalDebe, totalHaber } from '@cuadra/core/partida';
import { lineaGuardada, type PartidaPorContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import type { Actor, ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { BorradorEditable } from './borrador.ts';

/** What a person writes of a partida, in the one form in which it is kept. */
export type Escrita = Pick<
  BorradorEditable,
  'tipo' | 'fecha' | 'fechaDocumento' | 'agencia' | 'concepto' | 'lineas'
>;

export function comoSeGuarda(escrita: PartidaNueva | Escrita): Escrita {
  const { tipo, fecha, fechaDocumento = null, agencia, concepto, lineas } = escrita;
  return { tipo, fecha, fechaDocumento, agencia, concepto, lineas: lineas.map(lineaGuardada) };
}

export async function guardarBorrador(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  id: string,
  nueva: PartidaNueva | Escrita,
): Promise<void> {
  const { lineas, ...cabecera } = comoSeGuarda(nueva);
  await tx
    .insertInto('borrador')
    .values({
      ...cabecera,
      ...columnasDeLineas(lineas),
      ...nuevoDe(actor),
      id,
      creadoEn: ahora.toString(),
      actualizadoEn: ahora.toString(),
      motivo: null,
    })
    .execute();
}

/** Many at once, of who acts. */
export async function guardarBorradores(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  nuevos: readonly (Escrita & { readonly id: string })[],
): Promise<void> {
  const momento = { creadoEn: ahora.toString(), actualizadoEn: ahora.toString(), motivo: null };
  for (let desde = 0; desde < nuevos.length; desde += POR_SENTENCIA) {
    const filas = nuevos.slice(desde, desde + POR_SENTENCIA).map(({ id, ...nuevo }) => {
      const { lineas, ...cabecera } = comoSeGuarda(nuevo);
      return { ...cabecera, ...columnasDeLineas(lineas), ...nuevoDe(actor), id, ...momento };
    });
    await tx.insertInto('borrador').values(filas).execute();
  }
}

const POR_SENTENCIA = 200;

/** A reversal to be decided by another person: nothing is left to write in it, so it waits from the first moment. */
export async function guardarReversion(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  { id, fecha, fechaDocumento, agencia, concepto, lineas, revierte, motivo }: PartidaPorContabilizar,
): Promise<void> {
  await tx
    .insertInto('borrador')
    .values({
      ...{ id, fecha, fechaDocumento, agencia, concepto, revierte },
      ...columnasDeLineas(lineas),
      tipo: 'reversion',
      estado: 'en_revision',
      motivoReversion: motivo,
      ...nuevoDe(actor),
      creadoEn: ahora.toString(),
      actualizadoEn: ahora.toString(),
      motivo: null,
    })
    .execute();
}

/** Saving what did not change leaves no trace, and no conflict for anybody else. */
export const diceLoMismo = (borrador: BorradorEditable, escrita: Escrita): boolean =>
  isDeepStrictEqual(comoSeGuarda(borrador), comoSeGuarda(escrita));

/**
 * Over a draft that is held, as its next version; a rejected one that is corrected is a draft again. Whoever does it is its
 * author from then on, which the database itself says (borrador_escribir).
 */
export async function guardarSobre(
  tx: Tx,
  { ahora }: ContextoConActor,
  { id, version }: Pick<BorradorEditable, 'id' | 'version'>,
  { lineas, ...cabecera }: Escrita,
): Promise<void> {
  await tx
    .updateTable('borrador')
    .set({
      ...cabecera,
      ...columnasDeLineas(lineas),
      estado: 'borrador',
      motivo: null,
      version: version + 1,
      actualizadoEn: ahora.toString(),
    })
    .where('id', '=', id)
    .execute();
}

/** It belongs to whoever begins it. */
const nuevoDe = ({ id }: Pick<Actor, 'id'>) => ({ autor: id, iniciadoPor: id, escritores: [id] });

function columnasDeLineas(lineas: readonly LineaDePartida[]) {
  return {
    lineas: JSON.stringify(lineas.map(lineaGuardada)),
    debe: totalDebe(lineas),
    haber: totalHaber(lineas),
    cantidadLineas: lineas.length,
  };
}
