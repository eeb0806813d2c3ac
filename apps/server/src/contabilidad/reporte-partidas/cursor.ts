// Where a page of the diario ended, as text that means nothing to whoever carries it.
import { z } from 'zod';
import { problemaDeCampo } from '../../platform/problema.ts';
import type { LugarEnElDiario } from './queries.ts';

const fecha = z.iso.date();
const lugar = z.union([
  z.object({ fecha, ejercicio: z.int32().positive(), numero: z.int32().positive() }),
  // As PostgreSQL writes it, to the microsecond.
  z.object({ fecha, creadoEn: z.string().regex(/^[\d :.+-]{19,35}$/), id: z.uuid() }),
]);

export function escribirCursor(ultimo: LugarEnElDiario): string {
  return Buffer.from(JSON.stringify(ultimo)).toString('base64url');
}

export function leerCursor(texto: string): LugarEnElDiario {
  try {
    return lugar.parse(JSON.parse(Buffer.from(texto, 'base64url').toString()));
  } catch {
    throw problemaDeCampo('PETICION_INVALIDA', 'cursor');
  }
}
