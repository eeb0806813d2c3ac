// The rows of a table that scrolls inside its own frame, drawn as a real one so that its columns go together: those near
// the frame, and the one that holds the keyboard wherever it is. Before each, the place of those that are not drawn.
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useRef } from 'react';
import { OVERSCAN, type RowWindow, rowsPerPage } from './row-window.ts';

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
}

export function useFramedRows(options: FramedRowsOptions): FramedRows {
  const { cuantas, altoDeFila, activa, altoDelEncabezado } = options;
  const marco = useRef<HTMLDivElement>(null);
  const lista = useRef<HTMLTableSectionElement>(null);
  const virtual = useVirtualizer<HTMLDivElement, Element>({
    count: cuantas,
    getScrollElement: () => marco.current,
    estimateSize: () => altoDeFila,
    overscan: OVERSCAN,
    scrollPaddingStart: altoDelEncabezado,
    rangeExtractor: (rango) =>
      [...new Set([...defaultRangeExtractor(rango), activa])].sort((una, otra) => una - otra),
  });
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
    rango: { desde: virtual.range?.startIndex ?? 0, hasta: virtual.range?.endIndex ?? 0 },
    irA: (fila) => virtual.scrollToIndex(fila),
    pagina: () => rowsPerPage(marco.current?.clientHeight ?? 0, altoDeFila, false),
  };
}
