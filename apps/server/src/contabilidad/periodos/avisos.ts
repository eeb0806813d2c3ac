// What those who work with the books of an agencia are told when a month or a year of them closes or opens again.
import { nombreDePeriodo } from '@cuadra/core/cierre';
import { dejarMensaje } from '#escritorio/dejar-mensaje.ts';
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import type { Contexto, ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { enlaceAlCierre } from './enlace.ts';
import type { ClaveDePeriodo } from './queries.ts';

export async function avisarPeriodoCerrado(
  tx: Tx,
  contexto: Contexto,
  { anio, mes, agencia }: ClaveDePeriodo,
): Promise<void> {
  await notificar(tx, contexto, losDemas(contexto, agencia), {
    titulo: `Periodo ${nombreDePeriodo(anio, mes)} cerrado en la agencia ${agencia}`,
    descripcion: `${quien(contexto)} cerró el periodo: ya no admite partidas.`,
    icono: 'heroicons_outline:lock-closed',
  });
}

export async function avisarPeriodoReabierto(
  tx: Tx,
  contexto: Contexto,
  { anio, mes, agencia }: ClaveDePeriodo,
  motivo: string,
  /** Where somebody else allowed what this person asked for. */
  pidio?: string,
): Promise<void> {
  const hecho =
    pidio === undefined
      ? `${quien(contexto)} reabrió el periodo`
      : `${textoSeguro(pidio)} pidió reabrir el periodo y ${quien(contexto)} lo aprobó`;
  await notificar(tx, contexto, losDemas(contexto, agencia), {
    titulo: `Periodo ${nombreDePeriodo(anio, mes)} reabierto en la agencia ${agencia}`,
    descripcion: `${hecho}: ${textoSeguro(motivo)}`,
    icono: 'heroicons_outline:lock-open',
  });
}

/** Those who may allow it. */
export async function avisarReaperturaPedida(
  tx: Tx,
  contexto: ContextoConActor,
  clave: ClaveDePeriodo,
  motivo: string,
): Promise<void> {
  const { anio, mes, agencia } = clave;
  await notificar(
    tx,
    contexto,
    { permiso: 'periodos:reabrir', agencia, excepto: [contexto.actor.id] },
    {
      titulo: 'Reapertura por aprobar',
      descripcion: `${quien(contexto)} pide reabrir ${nombreDePeriodo(anio, mes)} en la agencia ${agencia}: ${textoSeguro(motivo)}`,
      icono: 'heroicons_outline:lock-open',
      enlace: enlaceAlCierre(clave),
    },
  );
}

/** A reason is something that one person tells another. */
export async function avisarReaperturaRechazada(
  tx: Tx,
  contexto: ContextoConActor,
  solicitud: ClaveDePeriodo & { readonly pedidaPor: string },
  motivo: string,
): Promise<void> {
  const { anio, mes, agencia, pedidaPor } = solicitud;
  await dejarMensaje(tx, contexto, pedidaPor, {
    descripcion: `No aprobé reabrir ${nombreDePeriodo(anio, mes)} en la agencia ${agencia}: ${textoSeguro(motivo)}`,
    enlace: enlaceAlCierre(solicitud),
  });
}

export async function avisarEjercicioCerrado(tx: Tx, contexto: Contexto, anio: number): Promise<void> {
  await notificar(tx, contexto, losDemas(contexto), {
    titulo: `Ejercicio ${anio} cerrado`,
    descripcion: `${quien(contexto)} cerró el año de toda la institución.`,
    icono: 'heroicons_outline:lock-closed',
  });
}

function losDemas({ actor }: Contexto, agencia?: string) {
  const excepto = actor === undefined ? [] : [actor.id];
  return { permiso: 'partidas:ver', excepto, ...(agencia === undefined ? {} : { agencia }) } as const;
}

const quien = ({ actor }: Contexto) => (actor === undefined ? 'El sistema' : textoSeguro(actor.nombre));
