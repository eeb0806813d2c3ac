// Asks to open an approved conciliación again; another person does it. Only the newest of its account, in a month that is not closed.
import type * as contrato from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { ultimoDia } from '@cuadra/core/cierre';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarReaperturaPedida } from '../avisos.ts';
import { type ConciliacionTomada, darPaso, exigirAprobada, tomarConciliacion } from './dar-paso.ts';
import { mesEnTexto } from './palabras.ts';

export async function pedirReapertura(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  { version, motivo }: BodyOf<typeof contrato.pedirReapertura>,
): Promise<void> {
  const conciliacion = await tomarConciliacion(tx, id, version);
  exigirAprobada(conciliacion);
  if (conciliacion.reaperturaPedidaPor !== null)
    throw new ProblemaError('ESTADO_NO_ADMITE', {
      detalle: 'Ya se pidió reabrirla: otra persona lo decide.',
    });
  await exigirReabrible(tx, conciliacion);
  await darPaso(tx, contexto, conciliacion, {
    paso: 'pedir-reapertura',
    motivo,
    cambios: {
      reaperturaPedidaPor: contexto.actor.id,
      reaperturaPedidaEn: contexto.ahora.toString(),
      reaperturaMotivo: motivo,
    },
  });
  await avisarReaperturaPedida(tx, contexto, conciliacion, motivo);
}

export async function exigirReabrible(
  tx: Tx,
  { cuentaBancaria, anio, mes }: ConciliacionTomada,
): Promise<void> {
  const { rows } = await sql<{ esUltima: boolean; estaCerrado: boolean }>`
    select a.conciliada_hasta = ${ultimoDia(anio, mes)}::date as es_ultima,
      exists (select from periodo p where p.anio = ${anio}::int and p.mes = ${mes}::int and p.estado <> 'abierto') as esta_cerrado
    from avance_de_banco a where a.cuenta_bancaria = ${cuentaBancaria}::uuid`.execute(tx);
  const [suyo] = rows;
  if (suyo?.esUltima !== true)
    throw new ProblemaError('CONCILIACION_FUERA_DE_ORDEN', {
      detalle: 'Se reabre primero la última de la cuenta.',
    });
  if (suyo.estaCerrado)
    throw new ProblemaError('PERIODO_CERRADO', {
      detalle: `El mes de ${mesEnTexto({ anio, mes })} ya está cerrado: reábralo antes que su conciliación.`,
    });
}
