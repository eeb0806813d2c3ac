// An order that was refused, back on the form it came from.

import { movimientoNuevo } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { enviarTraslado } from '@cuadra/contract/contabilidad/cajas/traslados';
import type { LoInicial } from '../clases/clase.ts';
import type { Orden } from '../envio/ordenes.ts';

/** Undefined: it has no form of its own; what it answered to is still on screen. */
export function porCorregir(
  orden: Orden,
): { readonly clase: string; readonly inicial: LoInicial } | undefined {
  if (orden.tipo === 'movimiento') {
    const inicial = movimientoNuevo.safeParse(orden.cuerpo).data;
    return inicial === undefined ? undefined : { clase: inicial.clase, inicial };
  }
  if (orden.tipo !== 'traslado') return undefined;
  const inicial = enviarTraslado.body.safeParse(orden.cuerpo).data;
  return inicial === undefined ? undefined : { clase: 'enviar', inicial };
}
