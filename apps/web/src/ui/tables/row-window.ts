// What a window over the rows of a long list tells the rest of its table, whatever it is that scrolls: the page
// (windowed-rows.ts) or a frame of its own (framed-rows.ts).
import { type RefObject, useLayoutEffect, useRef } from 'react';

export interface RowWindow {
  /** What holds the rows. */
  readonly lista: RefObject<HTMLTableSectionElement | null>;
  /** The first and the last one in sight. */
  readonly rango: { readonly desde: number; readonly hasta: number };
  /** Brings a row into sight. */
  readonly irA: (fila: number) => void;
  /** How many rows a page moves. */
  readonly pagina: () => number;
}

/** Rows drawn beyond those in sight. */
export const OVERSCAN = 10;

/** What covers the first rows, and one of the page before, so that the eye does not get lost. */
const FILAS_QUE_QUEDAN = 3;

/** Where the totals stay over the last rows, one less. */
export function rowsPerPage(altoVisible: number, altoDeFila: number, tienePie: boolean): number {
  const caben = Math.floor(altoVisible / altoDeFila);
  return Math.max(1, caben - FILAS_QUE_QUEDAN - (tienePie ? 1 : 0));
}

/** When rows become taller or lower, the places reckoned with the former height are of no use. */
export function useReckonAgain(virtual: { readonly measure: () => void }, altoDeFila: number): void {
  const anterior = useRef(altoDeFila);
  useLayoutEffect(() => {
    if (anterior.current === altoDeFila) return;
    anterior.current = altoDeFila;
    virtual.measure();
  }, [virtual, altoDeFila]);
}
