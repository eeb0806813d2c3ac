// The rows to draw: those near the window, which is what scrolls, and the active one wherever it is.
import { defaultRangeExtractor, type ReactVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
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
  const { lista, margen } = useMargenSuperior();
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

/** How far down the page the list begins: what is above counts. */
function useMargenSuperior() {
  const lista = useRef<HTMLTableSectionElement>(null);
  const [margen, setMargen] = useState(0);
  useLayoutEffect(() => {
    const medir = () => {
      if (lista.current === null) return;
      setMargen(Math.round(lista.current.getBoundingClientRect().top + window.scrollY));
    };
    medir();
    // Whatever grows above the list makes the page longer. Measuring while scrolling would only slow it down.
    const vigia = new ResizeObserver(medir);
    vigia.observe(document.body);
    return () => vigia.disconnect();
  }, []);
  return { lista, margen };
}
