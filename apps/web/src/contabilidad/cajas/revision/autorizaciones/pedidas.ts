// What cajeros ask a second person for, in words and in the order in which it is answered.
import type { AutorizacionDeCaja } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { clases } from '@cuadra/core/cajas/movimiento';
import { numeroDeRecibo } from '../../movimientos/recibo.ts';

/** Those that wait, the oldest first: somebody is standing there. */
export function repartidas(todas: readonly AutorizacionDeCaja[]) {
  const esperan = todas.filter(({ estado }) => estado === 'pendiente');
  const dadas = todas.filter(({ estado, usada }) => estado === 'autorizada' && !usada);
  return {
    esperan: esperan.toSorted((una, otra) => una.pedidaEn.localeCompare(otra.pedidaEn)),
    dadas,
  };
}

/** «Egreso en efectivo», «Deshacer el recibo C1-000012». */
export function queEs({ clase, medio, revierte, caja }: AutorizacionDeCaja): string {
  if (revierte !== null)
    return `Deshacer el recibo ${numeroDeRecibo({ codigoCaja: caja.codigo, recibo: revierte.recibo })}`;
  return `${clases[clase].nombre} ${medio === 'cheque' ? 'en cheque' : 'en efectivo'}`;
}
