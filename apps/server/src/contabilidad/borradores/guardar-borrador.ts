// Drafts as they are stored: lines as they were typed, with both sums beside them for the lists.
import type { PartidaNueva } from '@cuadra/contract/contabilidad/borradores/borradores';
import { type LineaDePartida, totalDebe, totalHaber } from '@cuadra/core/partida';
import type { ContextoConActor } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/write.ts';
import { lineaGuardada } from '../libro/partida-por-contabilizar.ts';

export async function guardarBorrador(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  id: string,
  { fecha, fechaDocumento, tipo, agencia, concepto, lineas }: PartidaNueva,
): Promise<void> {
  await tx
    .insertInto('borrador')
    .values({
      id,
      tipo,
      fecha,
      fechaDocumento: fechaDocumento ?? null,
      agencia,
      concepto,
      ...columnasDeLineas(lineas),
      autor: actor.id,
      creadoEn: ahora.toString(),
      actualizadoEn: ahora.toString(),
      motivo: null,
    })
    .execute();
}

export function columnasDeLineas(lineas: readonly LineaDePartida[]) {
  return {
    lineas: JSON.stringify(lineas.map(lineaGuardada)),
    debe: totalDebe(lineas),
    haber: totalHaber(lineas),
    cantidadLineas: lineas.length,
  };
}
