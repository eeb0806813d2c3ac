// The words of a partida as people read them, on screen and on paper.
import type { TipoDePartida } from '@cuadra/core/partida';
import type { EstadoDePartida, ResumenDePartida } from './partidas.ts';

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
