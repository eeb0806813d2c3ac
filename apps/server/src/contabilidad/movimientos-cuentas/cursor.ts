// Where a page of movements ended.
import { z } from 'zod';
import { crearCursor } from '../../platform/cursor.ts';
import type { LugarEnElLibro } from './queries.ts';

const positivo = z.int32().positive();
const cursor = crearCursor(z.tuple([z.iso.date(), positivo, positivo, positivo]));

export function escribirCursor({ fecha, ejercicio, numero, n }: LugarEnElLibro): string {
  return cursor.escribir([fecha, ejercicio, numero, n]);
}

export function leerCursor(texto: string): LugarEnElLibro {
  const [fecha, ejercicio, numero, n] = cursor.leer(texto);
  return { fecha, ejercicio, numero, n };
}
