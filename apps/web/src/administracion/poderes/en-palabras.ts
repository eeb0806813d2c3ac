// A change of powers, in the words of whoever reads the list.
import type { CambioDePoder, EstadoDeCambio, Resolucion } from '@cuadra/contract/administracion/poderes';
import { formatInstant } from '#ui/format/date.ts';

export const nombresDeEstado: Readonly<Record<EstadoDeCambio, string>> = {
  pendiente: 'En espera',
  aplicado: 'Vigente',
  inmediato: 'Otorgado en el acto',
  rechazado: 'Rechazado',
  detenido: 'Detenido',
  retirado: 'Retirado',
  caduco: 'Sin efecto',
};

export const nombresDeResolucion: Readonly<Record<Resolucion, string>> = {
  aprobar: 'Aprobar',
  rechazar: 'Rechazar',
  detener: 'Detener',
  retirar: 'Retirar',
};

/** Until when, or for whom, it waits. */
export function queEspera({ efectivoEn }: Pick<CambioDePoder, 'efectivoEn'>): string {
  return efectivoEn === null
    ? 'La aprobación de otro administrador'
    : `Vale desde el ${formatInstant(efectivoEn)} si nadie lo detiene`;
}

/** Who resolved it; nobody did what time, or what could no longer be, did. */
export function quienResolvio({
  resueltoPor,
  estado,
}: Pick<CambioDePoder, 'resueltoPor' | 'estado'>): string {
  if (resueltoPor !== null) return resueltoPor.nombre;
  return estado === 'aplicado' ? 'Al cumplirse la espera' : 'Ya no era posible';
}
