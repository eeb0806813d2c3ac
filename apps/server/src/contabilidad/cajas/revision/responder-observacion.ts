import type * as contrato from '@cuadra/contract/contabilidad/cajas/revision';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarObservacionRespondida } from '../avisos.ts';
import { guardarPaso } from './guardar-paso.ts';
import { tomarJornadaPorRevisar } from './jornada-por-revisar.ts';

/** It stays observada until somebody reviews it: what was answered is for them to judge. */
export async function responderObservacion(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  { version, respuesta: texto }: BodyOf<typeof contrato.responderObservacion>,
): Promise<void> {
  const jornada = await tomarJornadaPorRevisar(tx, contexto, id, version);
  if (jornada.cajero.id !== contexto.actor.id) throw new ProblemaError('CAJA_AJENA');
  if (jornada.estado !== 'observada') {
    const detalle = 'La jornada no tiene observaciones por responder.';
    throw new ProblemaError('ESTADO_NO_ADMITE', { detalle });
  }
  await guardarPaso(tx, contexto, jornada, { paso: 'responder', texto });
  await avisarObservacionRespondida(tx, contexto, jornada);
}
