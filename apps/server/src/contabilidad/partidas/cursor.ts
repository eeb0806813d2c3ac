// Where a page of the list ended, as text that means nothing to whoever carries it. Within a date the posted ones come
// by number and the drafts after them, in the order in which they were begun.
import { z } from 'zod';
import { problemaDeCampo } from '../../platform/problema.ts';

export type Posicion =
  | { readonly fecha: string; readonly numero: number }
  | { readonly fecha: string; readonly creadoEn: string; readonly id: string };

const fecha = z.iso.date();
const posicion = z.union([
  z.object({ fecha, numero: z.int32().positive() }),
  // As PostgreSQL writes it, to the microsecond.
  z.object({ fecha, creadoEn: z.string().regex(/^[\d :.+-]{19,35}$/), id: z.uuid() }),
]);

export function escribirCursor(ultima: Posicion): string {
  return Buffer.from(JSON.stringify(ultima)).toString('base64url');
}

export function leerCursor(texto: string): Posicion {
  const leida = posicion.safeParse(comoJson(Buffer.from(texto, 'base64url').toString()));
  if (!leida.success) throw problemaDeCampo('PETICION_INVALIDA', 'cursor');
  return leida.data;
}

function comoJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}
