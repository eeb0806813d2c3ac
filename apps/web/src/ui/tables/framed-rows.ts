// The rows of a table that scrolls inside its own frame, drawn as a real one so that its columns go together: those near
// the frame, and the one that holds the keyboard wherever it is. Before each, the place of those that are not drawn. A name
// is never cut: a row that needs two lines says its height when it is drawn.
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useRef } from 'react';
import { OVERSCAN, type RowWindow, rowsPerPage, useReckonAgain } from './row-window.ts';

interface FramedRowsOptions {
  readonly cuantas: number;
  readonly altoDeFila: number;
  /** Holds the keyboard. */
  readonly activa: number;
  readonly altoDelEncabezado: number;
}

interface FramedRows extends RowWindow {
  readonly marco: RefObject<HTMLDivElement | null>;
  readonly filas: readonly { readonly indice: number; readonly hueco: number }[];
  /** After the last one. */
  readonly huecoFinal: number;
  /** The ref of each row: one whose name takes two lines is taller. */
  readonly medir: (fila: HTMLTableRowElement | null) => void;
}

export function useFramedRows(options: FramedRowsOptions): FramedRows {
  const { cuantas, altoDeFila, activa, altoDelEncabezado } = options;
  const marco = useRef<HTMLDivElement>(null);
  const lista = useRef<HTMLTableSectionElement>(null);
  const virtual = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: cuantas,
    getScrollElement: () => marco.current,
    estimateSize: () => altoDeFila,
    overscan: OVERSCAN,
    scrollPaddingStart: altoDelEncabezado,
    rangeExtractor: (rango) =>
      [...new Set([...defaultRangeExtractor(rango), activa])].sort((una, otra) => una - otra),
  });
  useReckonAgain(virtual, altoDeFila);
  let fin = 0;
  const filas = virtual.getVirtualItems().map(({ index, start, end }) => {
    const dibujada = { indice: index, hueco: start - fin };
    fin = end;
    return dibujada;
  });
  return {
    marco,
    lista,
    filas,
    huecoFinal: virtual.getTotalSize() - fin,
    medir: virtual.measureElement,
    rango: { desde: virtual.range?.startIndex ?? 0, hasta: virtual.range?.endIndex ?? 0 },
    irA: (fila) => virtual.scrollToIndex(fila),
    pagina: () => rowsPerPage(marco.current?.clientHeight ?? 0, altoDeFila, false),
  };
}
