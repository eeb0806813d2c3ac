// The rows to draw: those near the window, which is what scrolls, and the active one wherever it is.
import { defaultRangeExtractor, type ReactVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useRef } from 'react';
import { useTopMargin } from '../../../ui/top-margin.ts';
import type { FilaDeLista } from './tabla-de-partidas.tsx';

export type Virtual = ReactVirtualizer<Window, HTMLTableRowElement>;

interface Ventana {
  readonly virtual: Virtual;
  readonly lista: RefObject<HTMLTableSectionElement | null>;
  readonly margen: number;
}

const ALTO_DEL_ENCABEZADO = 36;
/** The totals stay at the bottom, over the last row. */
const ALTO_DEL_PIE = 56;
const FILAS_DE_MAS = 12;

export function useVentana(filas: readonly FilaDeLista[], activa: number, alto: number): Ventana {
  const lista = useRef<HTMLTableSectionElement>(null);
  const margen = useTopMargin(lista);
  const virtual = useWindowVirtualizer<HTMLTableRowElement>({
    count: filas.length,
    estimateSize: () => alto,
    overscan: FILAS_DE_MAS,
    scrollMargin: margen,
    scrollPaddingStart: ALTO_DEL_ENCABEZADO,
    scrollPaddingEnd: ALTO_DEL_PIE,
    getItemKey: (indice) => filas[indice]?.partida.id ?? indice,
    rangeExtractor: (rango) => {
      const cerca = defaultRangeExtractor(rango);
      return activa >= rango.count || cerca.includes(activa)
        ? cerca
        : [...cerca, activa].toSorted((a, b) => a - b);
    },
  });
  return { virtual, lista, margen };
}
