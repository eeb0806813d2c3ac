// Folios and pieces as people name them.
import type { Pieza } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { tramoDePartidas } from '@cuadra/core/partida';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';

export const cuantosFolios = (cuantos: number): string =>
  `${formatearEntero(cuantos)} ${cuantos === 1 ? 'folio' : 'folios'}`;

/** After some are used. */
export function decirQuedan(cuantos: number): string {
  if (cuantos === 0) return 'No quedará ninguno.';
  return cuantos === 1 ? 'Quedará 1.' : `Quedarán ${formatearEntero(cuantos)}.`;
}

/** `101 a 134, 140`. */
export const enTramos = (tramos: readonly { readonly desde: number; readonly hasta: number }[]): string =>
  tramos
    .map(({ desde, hasta }) =>
      desde === hasta ? formatearEntero(desde) : `${formatearEntero(desde)} a ${formatearEntero(hasta)}`,
    )
    .join(', ');

/** `el folio 17`, `los folios 17 a 20`. */
export const losFolios = (tramos: readonly { readonly desde: number; readonly hasta: number }[]): string => {
  const [unico] = tramos;
  const esUno = tramos.length === 1 && unico?.desde === unico?.hasta;
  return `${esUno ? 'el folio' : 'los folios'} ${enTramos(tramos)}`;
};

/** What a piece holds: its partidas, or the day it is of. */
export function contenidoDe({ clase, ejercicio, partidas, corte, titulo }: Pieza): string {
  const que =
    partidas === null
      ? `${titulo.split(': ')[1] ?? titulo} al ${corte === null ? '' : formatDate(corte)}`
      : `${partidas.desde === partidas.hasta ? 'Partida' : 'Partidas'} ${tramoDePartidas({ ejercicio, ...partidas })}`;
  return clase === 'sustitucion' ? `Hojas que sustituyen a otras anuladas. ${que}` : que;
}

/** What was written for the number of a sheet; blank, it is none. */
export const leerFolio = (escrito: string): number => (escrito.trim() === '' ? Number.NaN : Number(escrito));
