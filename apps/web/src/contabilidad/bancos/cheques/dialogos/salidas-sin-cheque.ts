import type { MovimientoDeMesa } from '@cuadra/contract/contabilidad/bancos/mesa';

/** What left the account and is of no cheque yet, the last first. A cheque is of a whole line: what is partly matched may be one too. */
export const salidasSinCheque = (movimientos: readonly MovimientoDeMesa[]): MovimientoDeMesa[] =>
  movimientos
    .filter(({ monto, cheque }) => monto < 0 && cheque === null)
    .toSorted((uno, otro) => otro.fecha.localeCompare(uno.fecha));
