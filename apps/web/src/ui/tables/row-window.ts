// What a window over the rows of a long list tells the rest of its table, whatever it is that scrolls: the page
// (windowed-rows.ts) or a frame of its own (framed-rows.ts).
import { type RefObject, useLayoutEffect, useRef } from 'react';

export interface RowWindow {
  /** What holds the rows. */
  readonly list: RefObject<HTMLTableSectionElement | null>;
  /** The first and the last one in sight. */
  readonly range: { readonly desde: number; readonly hasta: number };
  /** Brings a row into sight. */
  readonly goTo: (row: number) => void;
  /** How many rows a page moves. */
  readonly page: () => number;
}

/** Rows drawn beyond those in sight. */
export const OVERSCAN = 10;

/** What covers the first rows, and one of the page before, so that the eye does not get lost. */
const ROWS_THAT_STAY = 3;

/** Where the totals stay over the last rows, one less. */
export function rowsPerPage(visibleHeight: number, rowHeight: number, hasFoot: boolean): number {
  const fit = Math.floor(visibleHeight / rowHeight);
  return Math.max(1, fit - ROWS_THAT_STAY - (hasFoot ? 1 : 0));
}

/** When rows become taller or lower, the places reckoned with the former height are of no use. */
export function useReckonAgain(virtual: { readonly measure: () => void }, rowHeight: number): void {
  const previous = useRef(rowHeight);
  useLayoutEffect(() => {
    if (previous.current === rowHeight) return;
    previous.current = rowHeight;
    virtual.measure();
  }, [virtual, rowHeight]);
}
