import type * as contrato from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { avisarReaperturaRetirada } from '../avisos.ts';
import { darPaso, exigirAprobada, tomarConciliacion, yaCambio } from './dar-paso.ts';

/** By whoever asked, or by another person who says no: it stays approved. */
export async function retirarReapertura(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  { version }: BodyOf<typeof contrato.retirarReapertura>,
): Promise<void> {
  const conciliacion = await tomarConciliacion(tx, id, version);
  exigirAprobada(conciliacion);
  const { reaperturaPedidaPor } = conciliacion;
  if (reaperturaPedidaPor === null) throw yaCambio();
  await darPaso(tx, contexto, conciliacion, {
    paso: 'retirar-reapertura',
    cambios: { reaperturaPedidaPor: null, reaperturaPedidaEn: null, reaperturaMotivo: null },
  });
  await avisarReaperturaRetirada(tx, contexto, { ...conciliacion, reaperturaPedidaPor });
}
