// Drafts as they are stored: lines as they were typed, with both sums beside them for the lists.
import { isDeepStrictEqual } from 'node:util';
import type { PartidaNueva } from '@cuadra/contract/contabilidad/borradores/borradores';
import { type LineaDePartida, totalDebe, totalHaber } from '@cuadra/core/partida';
import type { ContextoConActor } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/escribir.ts';
import { lineaGuardada } from '../libro/partida-por-contabilizar.ts';
import type { Borrador } from './borrador.ts';

/** What a person writes of a partida, in the one form in which it is kept. */
export type Escrita = Pick<Borrador, 'tipo' | 'fecha' | 'fechaDocumento' | 'agencia' | 'concepto' | 'lineas'>;

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
      id,
      autor: actor.id,
      creadoEn: ahora.toString(),
      actualizadoEn: ahora.toString(),
      motivo: null,
    })
    .execute();
}

/** Saving what did not change leaves no trace, and no conflict for anybody else. */
export const diceLoMismo = (borrador: Borrador, escrita: Escrita): boolean =>
  isDeepStrictEqual(comoSeGuarda(borrador), comoSeGuarda(escrita));

/** Over a draft that is held, as its next version; a rejected one that is corrected is a draft again. */
export async function guardarSobre(
  tx: Tx,
  { ahora }: ContextoConActor,
  { id, version }: Pick<Borrador, 'id' | 'version'>,
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

function columnasDeLineas(lineas: readonly LineaDePartida[]) {
  return {
    lineas: JSON.stringify(lineas.map(lineaGuardada)),
    debe: totalDebe(lineas),
    haber: totalHaber(lineas),
    cantidadLineas: lineas.length,
  };
}
