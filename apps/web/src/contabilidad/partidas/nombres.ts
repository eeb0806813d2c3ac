// How a partida is called on screen.
import { numeroDe } from '@cuadra/contract/contabilidad/palabras-de-partida';
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { formatearEntero } from '../../ui/format/money.ts';

/** As it is called in a sentence. */
export function nombreDePartida(
  partida: Pick<ResumenDePartida, 'numero' | 'ejercicio' | 'concepto'>,
): string {
  return partida.numero === null
    ? `«${partida.concepto || 'sin concepto'}»`
    : `la partida ${numeroDe(partida)}`;
}

export const contarPartidas = (cuantas: number): string =>
  cuantas === 1 ? '1 partida' : `${formatearEntero(cuantas)} partidas`;
