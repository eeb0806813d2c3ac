// What a cajero orders that moves cash: each goes to the server under a key of its own, so that sending it again does it once.

import {
  type Movimiento,
  registrarMovimiento,
  revertirMovimiento,
} from '@cuadra/contract/contabilidad/cajas/movimientos';
import {
  atenderPedido,
  devolverTraslado,
  enviarTraslado,
  recibirTraslado,
  type Traslado,
} from '@cuadra/contract/contabilidad/cajas/traslados';
import type { CallOf } from '@cuadra/contract/endpoint';
import { type CallOptions, call } from '#platform/api.ts';

type Cuerpo<E extends Parameters<typeof call>[0]> = CallOf<E> extends { readonly body: infer B } ? B : never;

export type Orden =
  | {
      readonly tipo: 'movimiento';
      readonly id: string;
      readonly cuerpo: Cuerpo<typeof registrarMovimiento>;
    }
  | { readonly tipo: 'reversion'; readonly id: string; readonly cuerpo: Cuerpo<typeof revertirMovimiento> }
  | { readonly tipo: 'traslado'; readonly cuerpo: Cuerpo<typeof enviarTraslado> }
  | { readonly tipo: 'atender'; readonly id: string; readonly cuerpo: Cuerpo<typeof atenderPedido> }
  | { readonly tipo: 'recibir'; readonly id: string; readonly cuerpo: Cuerpo<typeof recibirTraslado> }
  | { readonly tipo: 'devolver'; readonly id: string; readonly cuerpo: Cuerpo<typeof devolverTraslado> };

export type Resultado =
  | { readonly que: 'movimiento'; readonly movimiento: Movimiento }
  | { readonly que: 'traslado'; readonly traslado: Traslado };

export async function enviarOrden(orden: Orden, llave: string): Promise<Resultado> {
  // The sender keeps what got no answer and goes on with the next: nobody waits at the counter.
  const opciones = { llave, sinInsistir: true };
  switch (orden.tipo) {
    case 'movimiento': {
      const entrada = { params: { id: orden.id }, body: orden.cuerpo };
      return { que: 'movimiento', movimiento: await call(registrarMovimiento, entrada, opciones) };
    }
    case 'reversion': {
      const entrada = { params: { id: orden.id }, body: orden.cuerpo };
      return { que: 'movimiento', movimiento: await call(revertirMovimiento, entrada, opciones) };
    }
    case 'traslado':
      return { que: 'traslado', traslado: await call(enviarTraslado, { body: orden.cuerpo }, opciones) };
    default:
      return { que: 'traslado', traslado: await responder(orden, opciones) };
  }
}

function responder(
  orden: Extract<Orden, { readonly tipo: 'atender' | 'recibir' | 'devolver' }>,
  opciones: CallOptions,
): Promise<Traslado> {
  const params = { id: orden.id };
  switch (orden.tipo) {
    case 'atender':
      return call(atenderPedido, { params, body: orden.cuerpo }, opciones);
    case 'recibir':
      return call(recibirTraslado, { params, body: orden.cuerpo }, opciones);
    case 'devolver':
      return call(devolverTraslado, { params, body: orden.cuerpo }, opciones);
    default:
      return orden satisfies never;
  }
}
