// Lotes for tests, and what the books hold before and after them.
import { contabilizarLote, NDJSON } from '@cuadra/contract/contabilidad/importaciones/lote';
import { sql } from 'kysely';
import { type Cambios, nueva } from '#contabilidad/libro/testing/oficina.ts';
import type { AplicacionDePrueba, OpcionesDeLlamada } from '#testing/application.ts';

export interface Libro {
  readonly partidas: number;
  readonly lineas: number;
  readonly ultimoNumero: number;
  readonly ejercicios: number;
  readonly anotaciones: number;
}

export async function verLibro({ db }: Pick<AplicacionDePrueba, 'db'>): Promise<Libro> {
  const { rows } = await sql<Libro>`
    select (select count(*)::int from partida) as partidas, (select count(*)::int from linea) as lineas,
      (select coalesce(max(ultimo_numero), 0) from ejercicio where anio = 2026) as ultimo_numero,
      (select count(*)::int from ejercicio) as ejercicios,
      (select count(*)::int from bitacora where entidad in ('partida', 'lote', 'ejercicio')) as anotaciones`.execute(
    db,
  );
  const [libro] = rows;
  if (libro === undefined) throw new Error('Sin libro');
  return libro;
}

/** A good partida, as a program sends it. */
export function partida(cambios: Cambios = {}): object {
  const { contabilizar: _, ...campos } = nueva(cambios);
  return campos;
}

export function ndjson(...lineas: (object | string)[]): string {
  return lineas.map((linea) => (typeof linea === 'string' ? linea : JSON.stringify(linea))).join('\n');
}

export function enviar(
  prueba: AplicacionDePrueba,
  texto: string,
  opciones: OpcionesDeLlamada & { ensayo?: boolean; mediaType?: string },
) {
  const { ensayo = false, mediaType = NDJSON, ...llamada } = opciones;
  return prueba.llamar(
    contabilizarLote,
    { query: { ensayo: ensayo ? 'true' : 'false' }, body: { mediaType, bytes: Buffer.from(texto) } },
    llamada,
  );
}

export function lugares(
  errores: readonly { linea?: number | undefined; campo: string; codigo: string }[] = [],
) {
  return errores.map(({ linea, campo, codigo }) => [linea, campo, codigo]);
}
