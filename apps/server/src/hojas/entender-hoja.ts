// The door of every sheet that people bring: its headings, its rows, and their cells by field with days and money already understood. What could be read in two ways and
// nobody settled is refused here, before any row is judged.
import type { Lectura } from '@cuadra/contract/hojas/lectura';
import type { Mapeo } from '@cuadra/contract/hojas/mapeo';
import { ilegible } from '#platform/sheets/ilegible.ts';
import type { FilaLeida } from '#platform/sheets/leer-hoja.ts';
import { type CeldasDeHoja, celdasDeHoja } from './celdas-de-hoja.ts';
import type { ClaseDeHoja } from './clase-de-hoja.ts';
import { columnasPorLeer, decidirLectura } from './decidir-lectura.ts';

interface ManeraDeLeer<C extends string> {
  /** Without it, the headings of the sheet are ours. */
  readonly mapeo?: Mapeo<C> | undefined;
  readonly lectura?: Lectura | undefined;
}

export interface HojaEntendida<C extends string> extends CeldasDeHoja<C> {
  readonly encabezado: readonly string[];
  readonly filas: readonly FilaLeida[];
  /** How it was read, said or decided: what is remembered when it served. */
  readonly lectura: Lectura;
}

export function entenderHoja<C extends string>(
  [encabezado, ...filas]: readonly FilaLeida[],
  clase: ClaseDeHoja<C>,
  { mapeo, lectura: dicha }: ManeraDeLeer<C>,
): HojaEntendida<C> {
  const celdas = celdasDeHoja(encabezado, clase, mapeo);
  if (filas.length === 0) throw ilegible(`El archivo solo tiene encabezados: agregue ${clase.unaFila}.`);
  const lectura = { ...dicha, ...decidirLectura(filas, columnasPorLeer(clase, celdas), dicha) };
  return {
    ...celdasDeHoja(encabezado, clase, mapeo, lectura),
    encabezado: encabezado?.celdas ?? [],
    filas,
    lectura,
  };
}
