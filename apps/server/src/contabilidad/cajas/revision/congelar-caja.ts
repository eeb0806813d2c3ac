// A surprise count begins: from here on nothing moves in that jornada, and its cajero does not close it, until it is counted
// or given up. Whoever was in the middle of a movement ends it first: the row waits for them.
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarCajaCongelada } from '../avisos.ts';
import { exigirDeOtro, tomarJornadaPorRevisar } from './jornada-por-revisar.ts';

export async function congelarCaja(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  { version }: { readonly version: number },
): Promise<void> {
  const jornada = await tomarJornadaPorRevisar(tx, contexto, id, version);
  exigirDeOtro(jornada, contexto);
  if (jornada.estado !== 'abierta') {
    const detalle = 'La jornada ya se contó: no admite un arqueo sorpresivo.';
    throw new ProblemaError('ESTADO_NO_ADMITE', { detalle });
  }
  if (jornada.congeladaPor !== null) {
    const detalle = 'La caja ya está en arqueo sorpresivo.';
    throw new ProblemaError('ESTADO_NO_ADMITE', { detalle });
  }
  await tx
    .updateTable('jornada')
    .set({ congeladaPor: contexto.actor.id, congeladaEn: contexto.ahora.toString(), version: version + 1 })
    .where('id', '=', id)
    .execute();
  await avisarCajaCongelada(tx, contexto, jornada);
}
