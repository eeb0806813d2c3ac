// Where a page of movements ended, as text that means nothing to whoever carries it.
import { z } from 'zod';
import { problemaDeCampo } from '../../platform/problema.ts';
import type { LugarEnElLibro } from './queries.ts';

const lugar = z.tuple([z.iso.date(), z.int32().positive(), z.int32().positive(), z.int32().positive()]);

export function escribirCursor({ fecha, ejercicio, numero, n }: LugarEnElLibro): string {
  return Buffer.from(JSON.stringify([fecha, ejercicio, numero, n])).toString('base64url');
}

export function leerCursor(texto: string): LugarEnElLibro {
  const leido = lugar.safeParse(comoJson(Buffer.from(texto, 'base64url').toString()));
  if (!leido.success) throw problemaDeCampo('PETICION_INVALIDA', 'cursor');
  const [fecha, ejercicio, numero, n] = leido.data;
  return { fecha, ejercicio, numero, n };
}

function comoJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}
