// The savings movements of a partida as one text, the same whatever order they are in: its digest is sealed with the partida (see
// huella.ts, version 4). PostgreSQL writes the same lines (movimiento_sellado).
import type { Centavos } from '../dinero.ts';
import { numeroDeDia } from '../interes/dia.ts';
import type { ClaseDeMovimientoAhorro } from './cuenta.ts';

export interface MovimientoPorSellar {
  readonly cuenta: number;
  readonly clase: ClaseDeMovimientoAhorro;
  /** Signed: what it adds to the balance. */
  readonly monto: Centavos;
  readonly fechaValor: string;
  /** The first day whose closing balance counts it: what interest hangs on. */
  readonly ganaDesde: string;
}

/** Days as numbers: no setting of a session writes them otherwise. */
export function contenidoDeMovimientos(movimientos: readonly MovimientoPorSellar[]): string {
  return movimientos
    .map(({ cuenta, clase, monto, fechaValor, ganaDesde }) =>
      [cuenta, clase, monto, numeroDeDia(fechaValor), numeroDeDia(ganaDesde)].join(),
    )
    .toSorted(porSusBytes)
    .join('\n');
}

/** Nothing but ASCII is in them: as PostgreSQL's collation "C" has them. */
const porSusBytes = (una: string, otra: string): number => (una < otra ? -1 : una > otra ? 1 : 0);
