// The rows to draw: those near the window, which is what scrolls, and the active one wherever it is. They follow one
// another after an empty space, as in ui/windowed-rows, and none has a place of its own; but here, where there is little
// room, a name takes the lines it needs and each row is measured.
import { type ReactVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useRef } from 'react';
import { useTopMargin } from '../../../ui/tables/top-margin.ts';
import type { Fila } from '../arbol.ts';

export type Virtual = ReactVirtualizer<Window, HTMLTableRowElement>;

interface FilaADibujar {
  readonly fila: Fila;
  readonly lugar: number;
  /** Pixels from the beginning of the list; only of the active one, when it is far from the rest. */
  readonly lejos: number | undefined;
}

interface Ventana {
  readonly virtual: Virtual;
  readonly lista: RefObject<HTMLTableSectionElement | null>;
  readonly aDibujar: readonly FilaADibujar[];
  /** Of what holds them: as tall as all of them, with the space before the first one drawn. */
  readonly cuerpo: CSSProperties;
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
  });
  const cerca = virtual.getVirtualItems();
  const cuerpo: CSSProperties = {
    boxSizing: 'border-box',
    height: virtual.getTotalSize(),
    paddingTop: (cerca[0]?.start ?? margen) - margen,
  };
  const lugares = cerca.map(({ index }) => index);
  const desde = (virtual.measurementsCache[activa]?.start ?? margen) - margen;
  const aDibujar = conLaActiva(lugares, activa).flatMap((lugar) => {
    const fila = filas[lugar];
    return fila === undefined ? [] : [{ fila, lugar, lejos: lugares.includes(lugar) ? undefined : desde }];
  });
  return { virtual, lista, aDibujar, cuerpo };
}

/** In their order, so that the keyboard finds them so. */
function conLaActiva(lugares: readonly number[], activa: number): readonly number[] {
  const [primero = 0] = lugares;
  if (lugares.includes(activa)) return lugares;
  return activa < primero ? [activa, ...lugares] : [...lugares, activa];
}
