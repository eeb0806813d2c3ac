// The rows of a table that scrolls inside its own frame, drawn as a real one so that its columns go together: those near
// the frame, and the one that holds the keyboard wherever it is. Before each, the place of those that are not drawn. A name
// is never cut: a row that needs two lines says its height when it is drawn.
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useRef } from 'react';
import { OVERSCAN, type RowWindow, rowsPerPage, useReckonAgain } from './row-window.ts';

interface FramedRowsOptions {
  readonly count: number;
  readonly rowHeight: number;
  /** Holds the keyboard. */
  readonly active: number;
  readonly headingHeight: number;
}

interface FramedRows extends RowWindow {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly rows: readonly { readonly index: number; readonly gap: number }[];
  /** After the last one. */
  readonly lastGap: number;
  /** The ref of each row: one whose name takes two lines is taller. */
  readonly measure: (row: HTMLTableRowElement | null) => void;
}

export function useFramedRows(options: FramedRowsOptions): FramedRows {
  const { count, rowHeight, active, headingHeight } = options;
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLTableSectionElement>(null);
  const virtual = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollPaddingStart: headingHeight,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active])].sort((one, other) => one - other),
  });
  useReckonAgain(virtual, rowHeight);
  let fin = 0;
  const rows = virtual.getVirtualItems().map(({ index, start, end }) => {
    const drawn = { index, gap: start - fin };
    fin = end;
    return drawn;
  });
  return {
    frame,
    list,
    rows,
    lastGap: virtual.getTotalSize() - fin,
    measure: virtual.measureElement,
    range: { desde: virtual.range?.startIndex ?? 0, hasta: virtual.range?.endIndex ?? 0 },
    goTo: (row) => virtual.scrollToIndex(row),
    page: () => rowsPerPage(frame.current?.clientHeight ?? 0, rowHeight, false),
  };
}
