import type * as contrato from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarConciliacionAprobada } from '../avisos.ts';
import { darPaso, tomarConciliacion, yaCambio } from './dar-paso.ts';

/** Signs what another person sent. */
export async function aprobarConciliacion(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  { version }: BodyOf<typeof contrato.aprobarConciliacion>,
): Promise<void> {
  const conciliacion = await tomarConciliacion(tx, id, version);
  if (conciliacion.estado !== 'en_revision') throw yaCambio();
  if (conciliacion.enviadaPor === contexto.actor.id) throw new ProblemaError('CONCILIACION_PROPIA');
  await darPaso(tx, contexto, conciliacion, {
    paso: 'aprobar',
    cambios: { estado: 'aprobada', aprobadaPor: contexto.actor.id, aprobadaEn: contexto.ahora.toString() },
  });
  await avisarConciliacionAprobada(tx, contexto, conciliacion);
}
