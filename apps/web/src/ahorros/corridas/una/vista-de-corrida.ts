import type { Corrida } from '@cuadra/contract/ahorros/corridas';

/** What every view of a run is given. */
export interface VistaDeCorridaProps {
  readonly corrida: Corrida;
}
