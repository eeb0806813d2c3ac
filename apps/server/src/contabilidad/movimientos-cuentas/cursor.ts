// Where a page of movements ended.
import { anio, fechaContable, numero } from '@cuadra/contract/campos';
import { z } from 'zod';
import { crearCursor } from '#platform/cursor.ts';
import type { LugarEnElLibro } from './queries.ts';

const cursor = crearCursor(z.tuple([fechaContable, anio, numero, numero]));

export function escribirCursor({ fecha, ejercicio, numero, n }: LugarEnElLibro): string {
  return cursor.escribir([fecha, ejercicio, numero, n]);
}

export function leerCursor(texto: string): LugarEnElLibro {
  const [fecha, ejercicio, numero, n] = cursor.leer(texto);
  return { fecha, ejercicio, numero, n };
}
