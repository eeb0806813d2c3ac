// How the words of a partida are read on screen.
import type { EstadoDePartida, ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import type { TipoDePartida } from '@cuadra/core/partida';
import { formatearEntero } from '../../ui/format/money.ts';

export const nombresDeTipo: Readonly<Record<TipoDePartida, string>> = {
  diario: 'Diario',
  ingreso: 'Ingreso',
  egreso: 'Egreso',
  ajuste: 'Ajuste',
  apertura: 'Apertura',
  cierre: 'Cierre',
  caja: 'Caja',
  banco: 'Banco',
  interes: 'Interés',
  reversion: 'Reversión',
};

export const nombresDeEstado: Readonly<Record<EstadoDePartida, string>> = {
  borrador: 'Borrador',
  en_revision: 'En revisión',
  rechazada: 'Rechazada',
  contabilizada: 'Contabilizada',
};

/** `4521/2026`; a draft has no number yet. */
export function numeroDe({ numero, ejercicio }: Pick<ResumenDePartida, 'numero' | 'ejercicio'>): string {
  return numero === null ? 'Sin número' : `${numero}/${ejercicio}`;
}

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
