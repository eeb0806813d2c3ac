// Where a page of a list ended, as text that means nothing to whoever carries it.
import type { z } from 'zod';
import { problemaDeCampo } from './problema.ts';

export interface Cursor<E extends z.ZodType> {
  escribir(ultimo: z.input<E>): string;
  /** PETICION_INVALIDA when it is none that was written here. */
  leer(texto: string): z.output<E>;
}

export function crearCursor<E extends z.ZodType>(lugar: E): Cursor<E> {
  return {
    escribir: (ultimo) => Buffer.from(JSON.stringify(ultimo)).toString('base64url'),
    leer(texto) {
      const leido = lugar.safeParse(comoJson(Buffer.from(texto, 'base64url').toString()));
      if (!leido.success) throw problemaDeCampo('PETICION_INVALIDA', 'cursor');
      return leido.data;
    },
  };
}

function comoJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}
