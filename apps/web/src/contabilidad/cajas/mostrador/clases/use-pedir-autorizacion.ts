// Asking a second person for what passes the limit of the caja: as it was typed, so that it can be sent once it is given.
import { pedirAutorizacion } from '@cuadra/contract/contabilidad/cajas/autorizaciones';
import { useState } from 'react';
import type { z } from 'zod';
import { call } from '../../../../platform/api.ts';
import { refrescarCajas } from '../../consultas.ts';
import type { Final } from './clase.ts';

export const AL_PEDIRSE =
  'Se pidió la autorización. Cuando la den, registre desde su aviso o con la tecla A.';

type LoPedido = z.infer<typeof pedirAutorizacion.body>;

interface AlPedir<T> {
  /** What is asked for; undefined: nothing passes the limit. */
  readonly pendiente: T | undefined;
  readonly comoPedido: (pendiente: T) => LoPedido;
  readonly alTerminar: (final: Final) => void;
  readonly alFallar: (error: unknown, pendiente: T) => void;
}

export function usePedirAutorizacion<T>(jornada: string, al: AlPedir<T>) {
  const { pendiente, comoPedido, alTerminar, alFallar } = al;
  const [pidiendo, setPidiendo] = useState(false);
  const pedir = async () => {
    if (pendiente === undefined) return;
    setPidiendo(true);
    try {
      await call(pedirAutorizacion, { params: { id: jornada }, body: comoPedido(pendiente) });
      alTerminar({ como: 'esperando', texto: AL_PEDIRSE });
    } catch (error) {
      alFallar(error, pendiente);
    } finally {
      setPidiendo(false);
      void refrescarCajas();
    }
  };
  return { pidiendo, pedir };
}
