// What a traslado is to one of its two cajas: what it says there, and what can be done about it.
import type { Traslado } from '@cuadra/contract/contabilidad/cajas/traslados';
import { formatearQuetzales } from '#ui/format/dinero.ts';

export interface Papel {
  readonly titulo: string;
  /** For whom it waits, when it is not for this caja. */
  readonly espera?: string;
  readonly hace?: { readonly tipo: 'recibir' | 'devolver' | 'atender'; readonly texto: string };
  readonly niega?: { readonly como: 'anular' | 'rechazar'; readonly texto: string };
}

/** Undefined: it is over, or of others. */
export function papelEn(traslado: Traslado, caja: string): Papel | undefined {
  const { origen, destino, estado, pedidoPor } = traslado;
  const monto = formatearQuetzales(traslado.monto);
  const cosa = traslado.medio === 'cheque' ? ' en cheques' : '';
  if (destino.id === caja) {
    if (estado === 'en_transito')
      return {
        titulo: `${origen.nombre} le envía ${monto}${cosa}`,
        hace: { tipo: 'recibir', texto: 'Recibir' },
        niega: { como: 'rechazar', texto: 'No recibir' },
      };
    if (estado === 'pedido')
      return {
        titulo: `Pidió ${monto} a ${origen.nombre}`,
        espera: 'Espera que lo envíen',
        niega: { como: 'anular', texto: 'Anular el pedido' },
      };
    return undefined;
  }
  if (origen.id !== caja) return undefined;
  if (estado === 'pedido')
    return {
      titulo: `${destino.nombre} (${pedidoPor.nombre}) le pide ${monto}`,
      hace: { tipo: 'atender', texto: `Enviar ${monto}` },
      niega: { como: 'anular', texto: 'No enviar' },
    };
  if (estado === 'rechazado')
    return {
      titulo: `${destino.nombre} no recibió ${monto}${cosa}`,
      hace: { tipo: 'devolver', texto: 'Recibir de vuelta' },
    };
  if (estado === 'en_transito')
    return { titulo: `${monto}${cosa} en tránsito hacia ${destino.nombre}`, espera: 'Espera que lo reciban' };
  return undefined;
}
