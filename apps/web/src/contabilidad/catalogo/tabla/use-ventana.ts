// The rows to draw: those near the window, which is what scrolls, and the active one wherever it is.
import { type Range, type ReactVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useRef } from 'react';
import { useTopMargin } from '../../../ui/top-margin.ts';
import type { Fila } from '../arbol.ts';

export type Virtual = ReactVirtualizer<Window, HTMLTableRowElement>;

interface Ventana {
  readonly virtual: Virtual;
  readonly lista: RefObject<HTMLTableSectionElement | null>;
  readonly margen: number;
}

const ALTO = 36;
const ALTO_COMPACTO = 54;
const FILAS_DE_MAS = 12;

export function useVentana(filas: readonly Fila[], activa: number, esCompacta: boolean): Ventana {
  const lista = useRef<HTMLTableSectionElement>(null);
  const margen = useTopMargin(lista);
  const virtual = useWindowVirtualizer<HTMLTableRowElement>({
    count: filas.length,
    estimateSize: () => (esCompacta ? ALTO_COMPACTO : ALTO),
    overscan: FILAS_DE_MAS,
    scrollMargin: margen,
    // The header covers the height of a row.
    scrollPaddingStart: esCompacta ? 0 : ALTO,
    getItemKey: (indice) => filas[indice]?.cuenta.idCuenta ?? indice,
    rangeExtractor: (rango) => cercanas(rango, activa),
  });
  return { virtual, lista, margen };
}

function cercanas({ startIndex, endIndex, overscan, count }: Range, activa: number): number[] {
  const desde = Math.max(0, startIndex - overscan);
  const hasta = Math.min(count - 1, endIndex + overscan);
  const cerca = Array.from({ length: hasta - desde + 1 }, (_, lugar) => desde + lugar);
  if (activa >= desde && activa <= hasta) return cerca;
  return activa < desde ? [activa, ...cerca] : [...cerca, activa];
}
