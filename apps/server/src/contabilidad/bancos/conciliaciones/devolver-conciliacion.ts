import type * as contrato from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { avisarConciliacionDevuelta } from '../avisos.ts';
import { darPaso, tomarConciliacion, yaCambio } from './dar-paso.ts';

/** Back to whoever sent it: its days may change again. */
export async function devolverConciliacion(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  { version, motivo }: BodyOf<typeof contrato.devolverConciliacion>,
): Promise<void> {
  const conciliacion = await tomarConciliacion(tx, id, version);
  if (conciliacion.estado !== 'en_revision') throw yaCambio();
  await darPaso(tx, contexto, conciliacion, { paso: 'devolver', motivo, cambios: { estado: 'abierta' } });
  await avisarConciliacionDevuelta(tx, contexto, conciliacion, motivo);
}
