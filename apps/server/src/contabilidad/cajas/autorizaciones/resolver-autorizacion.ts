// Somebody who answers for the cajas of the agencia says whether it is done, before cash moves; never who asked for it.
import type {
  AutorizacionDeCaja,
  resolverAutorizacion as endpoint,
} from '@cuadra/contract/contabilidad/cajas/autorizaciones';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { ContextoConActor } from '../../../platform/contexto.ts';
import type { Tx } from '../../../platform/database/escribir.ts';
import { ProblemaError } from '../../../platform/problema.ts';
import { avisarAutorizacionResuelta } from '../avisos.ts';
import { verAutorizacion } from './queries.ts';
import { tomarAutorizacion } from './tomar-autorizacion.ts';

export async function resolverAutorizacion(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  respuesta: BodyOf<typeof endpoint>,
): Promise<AutorizacionDeCaja> {
  const { actor, ahora } = contexto;
  const pedida = await tomarAutorizacion(tx, contexto, id);
  if (pedida.pedidaPor === actor.id || pedida.cajero === actor.id) {
    throw new ProblemaError('REVISION_PROPIA', { detalle: 'Lo que usted pidió lo autoriza otra persona.' });
  }
  if (pedida.estado !== 'pendiente') {
    throw new ProblemaError('ESTADO_NO_ADMITE', { detalle: 'Ya se respondió o se retiró.' });
  }
  if (respuesta.decision === 'autorizada' && pedida.estadoDeJornada !== 'abierta') {
    throw new ProblemaError('ESTADO_NO_ADMITE', {
      detalle: 'La jornada ya se contó: no admite lo que se pidió.',
    });
  }
  await tx
    .updateTable('autorizacionDeCaja')
    .set({
      estado: respuesta.decision,
      resueltaPor: actor.id,
      resueltaEn: ahora.toString(),
      motivo: respuesta.decision === 'negada' ? respuesta.motivo : null,
    })
    .where('id', '=', id)
    .execute();
  await avisarAutorizacionResuelta(tx, contexto, pedida, respuesta.decision);
  return verAutorizacion(tx, id);
}
