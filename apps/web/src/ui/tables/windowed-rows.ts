// The rows of a long list that are drawn: those near the window, which is what scrolls, and the one that holds the
// keyboard wherever it is. All are as tall, so nothing has to be measured while it moves; where they cannot be, each one
// says its height when it is drawn. They follow one another after an empty space, and none has a place of its own: a
// style for each row that ever passed by makes Chromium slower with every one of them.
//
//   const ventana = useWindowedRows({ cuantas: 100_000, altoDeFila: 36, activa });
//   <RowGrid window={window} …>{window.filas.map((puesto) => <tr {...rowProps(puesto, …)}>…</tr>)}</RowGrid>
//
// When they differ in height, `claveDe` says who each row is, and they are drawn with `ref={measure}`.
import { type ReactVirtualizer, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type CSSProperties, useRef } from 'react';
import { useTopBarHeight } from '#ui/page/top-bar.ts';
import { OVERSCAN, type RowWindow, rowsPerPage, useReckonAgain } from './row-window.ts';
import { useTopMargin } from './top-margin.ts';

interface WindowedRowsOptions {
  readonly count: number;
  /** Every row's or, when they are measured, about what one takes. */
  readonly rowHeight: number;
  /** Given when rows are as tall as what they say: who is at a place, because a height goes with its row. */
  readonly keyAt?: ((index: number) => string) | undefined;
  /** Holds the keyboard. */
  readonly active: number;
  /** What stays over the first row and over the last one while they move. */
  readonly headingHeight?: number;
  readonly footHeight?: number;
}

export interface WindowedRows extends RowWindow {
  readonly rows: readonly WindowedRow[];
  /** The style of what holds them: as tall as all of them, with the space before the first one drawn. */
  readonly body: CSSProperties & { readonly '--alto-de-fila': string };
  /** Where they are measured. */
  readonly measure: ((row: HTMLTableRowElement | null) => void) | undefined;
  readonly virtual: WindowVirtualizer;
}

export type WindowVirtualizer = ReactVirtualizer<Window, HTMLTableRowElement>;

export interface WindowedRow {
  readonly index: number;
  /** Only the one that holds the keyboard far from the rest has it. */
  readonly place: CSSProperties | undefined;
}

export function useWindowedRows(options: WindowedRowsOptions): WindowedRows {
  const { count, rowHeight, keyAt, active, headingHeight = 0, footHeight = 0 } = options;
  const list = useRef<HTMLTableSectionElement>(null);
  const margin = useTopMargin(list);
  const bar = useTopBarHeight();
  const virtual = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: margin,
    scrollPaddingStart: bar + headingHeight,
    scrollPaddingEnd: footHeight,
    ...(keyAt === undefined ? {} : { getItemKey: keyAt }),
  });
  useReckonAgain(virtual, rowHeight);
  const near = virtual.getVirtualItems();
  const startOf = (row: VirtualItem | undefined) => (row === undefined ? 0 : row.start - margin);
  return {
    list,
    rows: withActive(near, active, count, () => startOf(virtual.measurementsCache[active])),
    body: {
      '--alto-de-fila': `${rowHeight}px`,
      boxSizing: 'border-box',
      height: virtual.getTotalSize(),
      paddingTop: startOf(near[0]),
    },
    measure: keyAt === undefined ? undefined : virtual.measureElement,
    range: { desde: virtual.range?.startIndex ?? 0, hasta: virtual.range?.endIndex ?? 0 },
    // Above the first row there is only the head of the page.
    goTo: (row) => (row === 0 ? window.scrollTo(0, 0) : virtual.scrollToIndex(row)),
    page: () => rowsPerPage(window.innerHeight - bar, rowHeight, footHeight > 0),
    virtual,
  };
}

/** In their order, so that the keyboard finds them so. */
function withActive(
  near: readonly VirtualItem[],
  active: number,
  count: number,
  start: () => number,
): WindowedRow[] {
  const rows: WindowedRow[] = near.map(({ index }) => ({ index, place: undefined }));
  const first = near[0]?.index ?? 0;
  const last = near.at(-1)?.index ?? -1;
  if (active >= count || (active >= first && active <= last)) return rows;
  rows.splice(active < first ? 0 : rows.length, 0, {
    index: active,
    place: { position: 'absolute', top: start(), insetInline: 0 },
  });
  return rows;
}
