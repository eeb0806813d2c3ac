// The rows to draw: those near the frame, which is what scrolls, and the active one wherever it is, so that the keyboard
// never falls out of the table. Between them, the place of those that are not drawn.
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';

const FILAS_DE_MAS = 12;

export function useVentana(cuantas: number, activa: number, alto: number) {
  const marco = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer<HTMLDivElement, Element>({
    count: cuantas,
    getScrollElement: () => marco.current,
    estimateSize: () => alto,
    overscan: FILAS_DE_MAS,
    // The heading covers the height of two rows.
    scrollPaddingStart: alto * 2,
    rangeExtractor: (rango) =>
      [...new Set([...defaultRangeExtractor(rango), activa])].sort((una, otra) => una - otra),
  });
  let fin = 0;
  const dibujadas = virtual.getVirtualItems().map(({ index, start, end }) => {
    const dibujada = { indice: index, hueco: start - fin };
    fin = end;
    return dibujada;
  });
  return { marco, virtual, dibujadas, huecoFinal: virtual.getTotalSize() - fin };
}
