// Whoever wants a closed month open again asks for it, and somebody else allows it. Alone it is only done where nothing
// was closed yet (a close that was left half done) or before the set-up is signed off, and it is written down all the same.
import type {
  reabrirPeriodo as endpoint,
  reapertura,
} from '@cuadra/contract/contabilidad/periodos/reaperturas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { z } from 'zod';
import { estaFirmada } from '#administracion/poderes/queries.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarPeriodoReabierto, avisarReaperturaPedida } from '../avisos.ts';
import { type ClaveDePeriodo, verPeriodo } from '../queries.ts';
import { exigirReabrible, type Reapertura, reabrirPeriodo } from './reabrir-periodo.ts';
import { guardarSolicitud, leerSolicitudPendiente, quienesAprueban } from './solicitudes.ts';

type Pedido = Omit<z.infer<typeof reapertura>, 'agencia'>;

export async function pedirReapertura(
  tx: Tx,
  contexto: ContextoConActor,
  clave: ClaveDePeriodo,
  { motivo, limite }: Pedido,
): Promise<ResponseOf<typeof endpoint>> {
  const pedida: Reapertura = { motivo, limite: limite === undefined ? null : normalizado(limite) };
  await exigirReabrible(tx, contexto, clave, pedida);
  if (await soloSeAbandona(tx, clave, pedida)) return reabrirYa(tx, contexto, clave, pedida, null);
  if (!(await estaFirmada(tx))) {
    const solicitud = await guardarSolicitud(tx, contexto, clave, pedida, 'inmediata');
    return reabrirYa(tx, contexto, clave, pedida, solicitud);
  }
  if ((await quienesAprueban(tx, clave.agencia, contexto.actor.id)).length === 0) {
    throw new ProblemaError('SIN_SEGUNDA_PERSONA');
  }
  await guardarSolicitud(tx, contexto, clave, pedida, 'pendiente');
  await avisarReaperturaPedida(tx, contexto, clave, motivo);
  const solicitud = await leerSolicitudPendiente(tx, clave);
  if (solicitud === null) throw new Error('The request that was just kept is not there.');
  return { resultado: 'por-aprobar', solicitud };
}

const normalizado = ({ para, hasta }: NonNullable<Pedido['limite']>) => ({
  para: [...new Set(para)],
  hasta: Temporal.Instant.from(hasta).toString(),
});

/** A close begun and not finished: nothing was closed, and it stays open for the same people. */
async function soloSeAbandona(tx: Tx, clave: ClaveDePeriodo, { limite }: Reapertura): Promise<boolean> {
  const actual = await verPeriodo(tx, clave);
  return actual.estado === 'cerrando' && actual.limite === null && limite === null;
}

async function reabrirYa(
  tx: Tx,
  contexto: ContextoConActor,
  clave: ClaveDePeriodo,
  pedida: Reapertura,
  solicitud: string | null,
): Promise<ResponseOf<typeof endpoint>> {
  await reabrirPeriodo(tx, contexto, clave, pedida, { reabiertaPor: contexto.actor.id, solicitud });
  await avisarPeriodoReabierto(tx, contexto, clave, pedida.motivo);
  return { resultado: 'reabierto', periodo: await verPeriodo(tx, clave) };
}
