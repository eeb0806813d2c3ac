// How the words of a partida are read on screen.
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { numeroDePartida } from '@cuadra/core/partida';
import { formatearEntero } from '#ui/format/dinero.ts';

/** As it is called in a sentence. */
export function nombreDePartida(
  partida: Pick<ResumenDePartida, 'numero' | 'ejercicio' | 'concepto'>,
): string {
  return partida.numero === null
    ? `«${partida.concepto || 'sin concepto'}»`
    : `la partida ${numeroDePartida(partida)}`;
}

export const contarPartidas = (cuantas: number): string =>
  cuantas === 1 ? '1 partida' : `${formatearEntero(cuantas)} partidas`;
