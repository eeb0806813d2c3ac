import type * as contrato from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarConciliacionReabierta } from '../avisos.ts';
import { darPaso, exigirAprobada, tomarConciliacion } from './dar-paso.ts';
import { exigirReabrible } from './pedir-reapertura.ts';

/** By another person than the one who asked: two open again what two signed. */
export async function reabrirConciliacion(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  { version }: BodyOf<typeof contrato.reabrirConciliacion>,
): Promise<void> {
  const conciliacion = await tomarConciliacion(tx, id, version);
  exigirAprobada(conciliacion);
  const { reaperturaPedidaPor } = conciliacion;
  if (reaperturaPedidaPor === null || reaperturaPedidaPor === contexto.actor.id)
    throw new ProblemaError('REAPERTURA_DE_DOS');
  await exigirReabrible(tx, conciliacion);
  await darPaso(tx, contexto, conciliacion, {
    paso: 'reabrir',
    cambios: {
      estado: 'abierta',
      reaperturaPedidaPor: null,
      reaperturaPedidaEn: null,
      reaperturaMotivo: null,
    },
  });
  await avisarConciliacionReabierta(tx, contexto, { ...conciliacion, reaperturaPedidaPor });
}
