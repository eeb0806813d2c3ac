// A sheet whose first row names the columns, in any order; those that are not asked for are left alone.
import { reconocer } from '@cuadra/core/catalogo-importacion';
import { ilegible } from './ilegible.ts';
import type { FilaLeida } from './leer-hoja.ts';

export interface Columnas<C extends string> {
  readonly necesarias: readonly C[];
  readonly opcionales: readonly C[];
}

/** How to find a column's cell in any row under this header; empty where the row has none. */
export function ubicarColumnas<C extends string>(
  encabezado: FilaLeida | undefined,
  { necesarias, opcionales }: Columnas<C>,
): (fila: FilaLeida, columna: C) => string {
  if (encabezado === undefined) throw ilegible('El archivo está vacío.');
  const columnas = [...necesarias, ...opcionales];
  const lugares = new Map<C, number>();
  for (const [lugar, titulo] of encabezado.celdas.entries()) {
    const columna = reconocer(columnas, titulo);
    if (columna === undefined) continue;
    if (lugares.has(columna)) throw ilegible(`La columna ${columna} está dos veces en el encabezado.`);
    lugares.set(columna, lugar);
  }
  const faltan = necesarias.filter((columna) => !lugares.has(columna));
  if (faltan.length > 0)
    throw ilegible(
      `En la primera línea falta: ${faltan.join(', ')}. Use los encabezados ${columnas.join(', ')}.`,
    );
  return ({ celdas }, columna) => celdas[lugares.get(columna) ?? -1] ?? '';
}
