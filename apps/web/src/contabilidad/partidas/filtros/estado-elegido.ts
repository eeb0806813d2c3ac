// The states as people see them in the list: a posted one that was reversed shows as «Revertida», and is found so too.
import { estadosDePartida, nombresDeEstadoDePartida } from '@cuadra/core/partida';
import type { Filtros } from '../busqueda.ts';

const REVERTIDA = 'revertida';

export const opcionesDeEstado: readonly (readonly [valor: string, texto: string])[] = [
  ...estadosDePartida.map((estado) => [estado, nombresDeEstadoDePartida[estado]] as const),
  [REVERTIDA, 'Revertida'],
];

export const estadoElegido = ({ estado, reversion }: Filtros): string | undefined =>
  estado === undefined && reversion === REVERTIDA ? REVERTIDA : estado;

/** What else was chosen about reversals stays, unless it was this. */
export function elegirEstado(valor: string | undefined, filtros: Filtros): Filtros {
  if (valor === REVERTIDA) return { estado: undefined, reversion: REVERTIDA };
  const estado = estadosDePartida.find((uno) => uno === valor);
  return estadoElegido(filtros) === REVERTIDA ? { estado, reversion: undefined } : { estado };
}
