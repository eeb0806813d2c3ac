// What a report is compared with, in each of its formats: a row of mismas-cifras.test.ts.
import type { FiltrosPara } from '@cuadra/contract/reportes/lista';
import type { NombreDeReporte } from '@cuadra/contract/reportes/nombres';

/** An amount in centavos; of a report without amounts, a code. */
export type Dato = number | string | null;

export interface Esperado {
  /** The figures of the PDF, from the first to the last, each with the title of its column. */
  readonly impreso: readonly (readonly [columna: string, dato: Dato])[];
  /** What the PDF says under its title. */
  readonly detalles: readonly string[];
  /** The titles of its documents, if it has more than the one of the file. */
  readonly titulos?: readonly string[];
  /** The figures of the sheets: those of each row, under their titles. */
  readonly hoja?: { readonly columnas: readonly string[]; readonly filas: readonly (readonly Dato[])[] };
}

export type Caso<N extends NombreDeReporte> = {
  readonly filtros: () => FiltrosPara<N>;
  readonly pantalla: () => Promise<Esperado>;
  /** What counts as a figure in its PDF, if not the amounts, which stand at the right of their column. */
  readonly cifra?: RegExp;
  /** Those who sign it, after all that it says. */
  readonly firmas?: readonly string[];
};

/** One amount each, in a sentence and not in a table: they are read back where they are made. */
export const papelesSueltos = [
  'recibo-de-caja',
  'formulario-ive',
  'certificado-de-plazo',
  // Only an institution that moved in has one: it is read back where it is signed.
  'acta-de-puesta-en-marcha',
] as const satisfies readonly NombreDeReporte[];
export type ReporteConCifras = Exclude<NombreDeReporte, (typeof papelesSueltos)[number]>;
