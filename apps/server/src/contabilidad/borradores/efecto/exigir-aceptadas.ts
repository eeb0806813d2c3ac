// The same judgement for whoever gives the order without asking first: what stands in its way is a refusal, which says
// what it is. Its effect tells the rest.
import type { Aceptacion } from '@cuadra/contract/contabilidad/borradores/advertencias';
import type { Solicitud } from '#contabilidad/libro/contabilizar-solicitudes.ts';
import type { PartidaPorContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import { problemaDe } from '#contabilidad/libro/revisar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { nombrarAccion, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { aceptarTodas } from './aceptar-advertencia.ts';
import { juzgarOrden, PorAceptar } from './juzgar-orden.ts';

/** Asked by the queue in the transaction that posts it. */
export function exigirAceptadas(
  contexto: ContextoConActor,
  accion: string,
  partida: PartidaPorContabilizar,
  aceptadas: readonly Aceptacion[],
): NonNullable<Solicitud['exigir']> {
  return async (tx) => {
    const juicio = await juzgarOrden(tx, contexto, partida, { destino: 'contabilizar', aceptadas });
    if ('problema' in juicio) return { problema: comoRechazo(juicio.problema) };
    if (juicio.aceptadas.length === 0) return undefined;
    await aceptarTodas(tx, contexto, partida.id, juicio.aceptadas);
    await nombrarAccion(tx, partida.id, accion);
    return undefined;
  };
}

/** To be sent to review: what its draft has accepted is enough, or it is not sent. */
export async function exigirAceptadasAlEnviar(
  tx: Tx,
  contexto: ContextoConActor,
  partida: PartidaPorContabilizar,
): Promise<void> {
  const juicio = await juzgarOrden(tx, contexto, partida, { destino: 'enviar', aceptadas: [] });
  if ('problema' in juicio) throw comoRechazo(juicio.problema);
}

/** What is proposed brings its warnings accepted: who decides on it reads why. */
export async function aceptarAlProponer(
  tx: Tx,
  contexto: ContextoConActor,
  partida: PartidaPorContabilizar,
  aceptadas: readonly Aceptacion[],
): Promise<void> {
  const juicio = await juzgarOrden(tx, contexto, partida, { destino: 'enviar', aceptadas });
  if ('problema' in juicio) throw comoRechazo(juicio.problema);
  await aceptarTodas(tx, contexto, partida.id, juicio.aceptadas);
}

function comoRechazo(problema: Error): Error {
  if (!(problema instanceof PorAceptar)) return problema;
  const { advertencias, aprobacion } = problema.respuesta;
  if (aprobacion !== null) {
    const { motivo: mensaje } = aprobacion;
    return problemaDe([{ campo: 'lineas', codigo: 'REQUIERE_APROBACION', mensaje }]) ?? problema;
  }
  return new ProblemaError('ADVERTENCIA_SIN_ACEPTAR', {
    errores: advertencias.map(({ codigo, mensaje }) => ({ campo: 'aceptadas', codigo, mensaje })),
  });
}
