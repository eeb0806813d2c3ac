// What becomes of a request to reopen: somebody else allows it, and then the month opens; or does not, and says why; or
// who asked for it takes it back.
import type { Periodo } from '@cuadra/contract/contabilidad/periodos/periodos';
import { exigirActo } from '#control/exigir-acto.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarPeriodoReabierto, avisarReaperturaRechazada } from '../avisos.ts';
import { verPeriodo } from '../queries.ts';
import { exigirReabrible, reabrirPeriodo } from './reabrir-periodo.ts';
import { resolverSolicitud, type SolicitudTomada, tomarSolicitud } from './solicitudes.ts';

export async function aprobarReapertura(tx: Tx, contexto: ContextoConActor, id: string): Promise<Periodo> {
  const solicitud = await tomarAjena(tx, contexto, id);
  await exigirReabrible(tx, contexto, solicitud, solicitud);
  const { anio, mes, agencia } = solicitud;
  await exigirActo(tx, contexto, {
    operacion: 'reapertura',
    agencia,
    entidad: 'periodo',
    id: `${anio}/${mes}/${agencia}`,
    que: { solicitud: id },
    resumen: `Reabrir ${mes}/${anio} en la agencia ${agencia}: ${solicitud.motivo}`,
  });
  await resolverSolicitud(tx, contexto, id, { estado: 'aprobada' });
  await reabrirPeriodo(tx, contexto, solicitud, solicitud, {
    reabiertaPor: solicitud.pedidaPor,
    solicitud: id,
  });
  await avisarPeriodoReabierto(tx, contexto, solicitud, solicitud.motivo, solicitud.pidio);
  return verPeriodo(tx, solicitud);
}

export async function rechazarReapertura(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  motivo: string,
): Promise<void> {
  const solicitud = await tomarAjena(tx, contexto, id);
  await resolverSolicitud(tx, contexto, id, { estado: 'rechazada', respuesta: motivo });
  await avisarReaperturaRechazada(tx, contexto, solicitud, motivo);
}

export async function retirarReapertura(tx: Tx, contexto: ContextoConActor, id: string): Promise<void> {
  const { pedidaPor } = await tomarSolicitud(tx, contexto, id);
  if (pedidaPor !== contexto.actor.id) throw new ProblemaError('SIN_PERMISO');
  await resolverSolicitud(tx, contexto, id, { estado: 'retirada' });
}

async function tomarAjena(tx: Tx, contexto: ContextoConActor, id: string): Promise<SolicitudTomada> {
  const solicitud = await tomarSolicitud(tx, contexto, id);
  if (solicitud.pedidaPor === contexto.actor.id) throw new ProblemaError('REAPERTURA_PROPIA');
  return solicitud;
}
