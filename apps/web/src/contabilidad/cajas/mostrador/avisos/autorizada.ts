// What a second person authorised, as the order to send: what was typed when it was asked for, with the authorisation.
import {
  type AutorizacionDeCaja,
  pedirAutorizacion,
} from '@cuadra/contract/contabilidad/cajas/autorizaciones';
import type { Traslado } from '@cuadra/contract/contabilidad/cajas/traslados';
import type { LoInicial } from '../clases/clase.ts';
import type { Orden } from '../envio/ordenes.ts';

/** Undefined: it cannot be sent any more, as when the other caja took back what it asked for. */
export function ordenAutorizada(
  { id, jornada, orden }: Pick<AutorizacionDeCaja, 'id' | 'jornada' | 'orden'>,
  traslados: readonly Pick<Traslado, 'id' | 'version'>[],
  /** That the bank already has what is undone was told. */
  aceptaCruces = false,
): Orden | undefined {
  const pedido = pedirAutorizacion.body.safeParse(orden).data;
  if (pedido === undefined) return undefined;
  switch (pedido.que) {
    case 'movimiento':
      return { tipo: 'movimiento', id: jornada, cuerpo: { ...pedido.movimiento, autorizacion: id } };
    case 'reversion':
      return {
        tipo: 'reversion',
        id: pedido.movimiento,
        cuerpo: { motivo: pedido.motivo, autorizacion: id, aceptaCruces },
      };
    case 'traslado': {
      const { que: _, pedido: atendido, ...cuerpo } = pedido;
      if (atendido === null) return { tipo: 'traslado', cuerpo: { ...cuerpo, autorizacion: id } };
      const version = traslados.find((uno) => uno.id === atendido)?.version;
      if (version === undefined) return undefined;
      return { tipo: 'atender', id: atendido, cuerpo: { version, autorizacion: id } };
    }
    default:
      return pedido satisfies never;
  }
}

/** What was typed, back on its form; undefined when there is none to go back to. */
export function loPedido({
  clase,
  orden,
}: Pick<AutorizacionDeCaja, 'clase' | 'orden'>):
  | { readonly clase: string; readonly inicial: LoInicial }
  | undefined {
  const pedido = pedirAutorizacion.body.safeParse(orden).data;
  if (pedido?.que === 'movimiento') return { clase, inicial: pedido.movimiento };
  if (pedido?.que !== 'traslado' || pedido.pedido !== null) return undefined;
  const { destino, medio, monto, concepto } = pedido;
  return { clase: 'enviar', inicial: { destino, medio, monto, concepto } };
}
