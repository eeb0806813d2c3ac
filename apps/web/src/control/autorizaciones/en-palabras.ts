// An authorisation as people say it.
import type { Autorizacion } from '@cuadra/contract/control/autorizaciones';
import type { ClaseDeOperacion } from '@cuadra/core/control/operaciones';

const nombresDeEstado: Readonly<Record<Autorizacion['estado'], string>> = {
  pendiente: 'Espera',
  falta_otra: 'Falta otra firma',
  autorizada: 'Autorizada',
  negada: 'Negada',
  retirada: 'Retirada',
  usada: 'Hecha',
};

export const nombreDeEstado = ({ estado, vencida }: Pick<Autorizacion, 'estado' | 'vencida'>): string =>
  vencida ? 'Vencida' : nombresDeEstado[estado];

/** What is said of a sum of the day; a decision has none. */
export const loDeHoy: Readonly<Record<ClaseDeOperacion, string | undefined>> = {
  paga: 'Hoy ya sacó',
  ingresa: 'Hoy ya ingresó',
  mueve: 'Hoy ya movió',
  decide: undefined,
};

/** From how many times the same two are worth looking at. */
export const VECES_NOTABLES = 3;

export const vecesEnPalabras = (veces: number): string => {
  if (veces === 0) return 'Ninguna vez en treinta días';
  return veces === 1 ? 'Una vez en treinta días' : `${veces} veces en treinta días`;
};

export function quienesRespondieron({ resueltaPor, segundaPor, estado }: Autorizacion): string {
  if (estado === 'retirada') return '';
  return [resueltaPor?.nombre, segundaPor?.nombre].filter((nombre) => nombre !== undefined).join(' y ');
}
