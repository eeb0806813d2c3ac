// What those who work with the books of an agencia are told when a month or a year of them closes or opens again.
import { nombreDePeriodo } from '@cuadra/core/cierre';
import { notificar, textoSeguro } from '../../escritorio/notificar.ts';
import type { Contexto } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/escribir.ts';
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
): Promise<void> {
  await notificar(tx, contexto, losDemas(contexto, agencia), {
    titulo: `Periodo ${nombreDePeriodo(anio, mes)} reabierto en la agencia ${agencia}`,
    descripcion: `${quien(contexto)} reabrió el periodo: ${textoSeguro(motivo)}`,
    icono: 'heroicons_outline:lock-open',
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
