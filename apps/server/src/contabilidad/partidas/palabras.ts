// The words of a partida as documents print them.
import type { EstadoDePartida } from '@cuadra/contract/contabilidad/partidas';
import type { TipoDePartida } from '@cuadra/core/partida';

export const tiposImpresos: Readonly<Record<TipoDePartida, string>> = {
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

export const estadosImpresos: Readonly<Record<EstadoDePartida, string>> = {
  borrador: 'Borrador',
  en_revision: 'En revisión',
  rechazada: 'Rechazada',
  contabilizada: 'Contabilizada',
};

/** Who made what nobody signed. */
export const AUTOR_SISTEMA = 'Sistema';

/** `15/2026`; a draft has none. */
export function numeroImpreso(numero: number | null, ejercicio: number): string {
  return numero === null ? '' : `${numero}/${ejercicio}`;
}
