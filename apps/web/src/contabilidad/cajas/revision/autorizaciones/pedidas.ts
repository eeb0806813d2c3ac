// What cajeros ask a second person for, in words and in the order in which it is answered.
import { type AutorizacionDeCaja, pedirAutorizacion } from '@cuadra/contract/contabilidad/cajas/movimientos';
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

/** What else was typed when it was asked for: why a receipt is undone, or who brings or takes the cash. */
export function loDemas({ orden }: Pick<AutorizacionDeCaja, 'orden'>): string | undefined {
  const pedido = pedirAutorizacion.body.safeParse(orden).data;
  if (pedido?.que === 'reversion') return `Motivo: ${pedido.motivo}`;
  if (pedido?.que !== 'movimiento' || pedido.movimiento.persona == null) return undefined;
  const { nombre, documento } = pedido.movimiento.persona;
  return `${nombre}, documento ${documento}`;
}
