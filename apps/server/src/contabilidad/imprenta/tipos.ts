// A book on paper as data: what its columns are, its rows as they come, and its sheets once composed. A sheet says
// everything that is drawn on it, so that it can be drawn again years later as it was.
import type { Institucion } from '@cuadra/contract/administracion/institucion';
import type { Centavos } from '@cuadra/core/dinero';
import type { Papel } from '#platform/pdf/documento.ts';
import type { Hilera } from '#platform/pdf/firmas.ts';

export interface ColumnaDeLibro {
  readonly titulo: string;
  /** In points; the column without one takes the width that is left. */
  readonly ancho?: number;
  readonly tipo: 'texto' | 'cifra' | 'dinero';
  /** What a sheet carries over of an amount to the next: what has been added up, or what was said last. */
  readonly arrastre?: 'suma' | 'ultimo';
}

export interface FilaDeLibro {
  /** In the order of the columns. In a row with estilo, the first one goes across the texts. */
  readonly celdas: readonly (string | Centavos | null)[];
  readonly estilo?: 'titulo' | 'total' | 'nota';
  readonly negrita?: boolean;
  /** Points by which the column without a width starts further in. */
  readonly sangria?: number;
  /** Its only cell goes across the whole sheet. */
  readonly alAncho?: boolean;
  readonly conLaSiguiente?: boolean;
  /** Its amounts are added to what is carried over. */
  readonly suma?: boolean;
  /** What is carried over starts again here, from the amounts of this row. */
  readonly abre?: boolean;
  /** The numbers in the diario and the date of what follows, up to the next row that says others. */
  readonly numeros?: readonly [desde: number, hasta: number];
  readonly fecha?: string;
  /** Its bookmark in a document with them; the same as the one before is not repeated. */
  readonly marca?: string;
  /** Instead of cells: see FilaCompuesta. */
  readonly dibujo?: Dibujo;
}

/** What is not text in columns: where people sign; the address of a document, as a QR. */
export type Dibujo =
  | { readonly clase: 'firmas'; readonly hilera: Hilera }
  | { readonly clase: 'qr'; readonly direccion: string };

/** A row as it is drawn: the lines of each of its cells. */
export interface FilaCompuesta {
  readonly lineas: readonly (readonly string[])[];
  readonly estilo?: 'titulo' | 'total' | 'nota' | 'arrastre';
  readonly negrita?: boolean;
  readonly sangria?: number;
  /** Then the lines are what it says in words. */
  readonly dibujo?: Dibujo;
}

export interface HojaDeLibro {
  readonly filas: readonly FilaCompuesta[];
  /** Those of the partidas that are on it; null where a book is not of partidas. */
  readonly numeros: readonly [desde: number, hasta: number] | null;
  /** The earliest of what is on it. */
  readonly fechaMin: string | null;
}

/** One that has just been composed. */
export interface HojaCompuesta extends HojaDeLibro {
  readonly marcas: readonly string[];
}

/** What all the sheets of a document have in common. */
export interface Pliego {
  readonly institucion: Institucion;
  readonly titulo: string;
  readonly detalles: readonly string[];
  readonly columnas: readonly ColumnaDeLibro[];
  readonly papel: Papel;
}

/** What the module of a book exports besides its presentation as a report. */
export interface ModuloDeLibro<C = unknown, F = unknown> {
  readonly columnas: readonly ColumnaDeLibro[];
  /** Where they depend on what is printed. */
  columnasDe?(cabecera: C): readonly ColumnaDeLibro[];
  enFilas(fila: F, cabecera: C): readonly FilaDeLibro[];
  /** What closes the book. */
  cierre(cabecera: C): readonly FilaDeLibro[];
}
