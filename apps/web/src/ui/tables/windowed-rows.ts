// The rows of a long list that are drawn: those near the window, which is what scrolls, and the one that holds the
// keyboard wherever it is. All are as tall, so nothing has to be measured while it moves; where they cannot be, each one
// says its height when it is drawn. They follow one another after an empty space, and none has a place of its own: a
// style for each row that ever passed by makes Chromium slower with every one of them.
//
//   const { lista, filas, cuerpo, irA } = useWindowedRows({ cuantas: 100_000, altoDeFila: 36, activa });
//   <tbody ref={lista} style={cuerpo}>{filas.map(({ indice, lugar }) => <tr style={lugar} …>…)}</tbody>
//
// Of different heights: `claveDe` says who each row is, and they are drawn with `ref={medir}` and `data-index`.
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useRef } from 'react';
import { useTopMargin } from './top-margin.ts';

interface WindowedRowsOptions {
  readonly cuantas: number;
  /** Of all of them or, when they are measured, about what one takes. */
  readonly altoDeFila: number;
  /** Of rows as tall as what they say: who is at a place, because a height goes with its row. */
  readonly claveDe?: ((indice: number) => string) | undefined;
  /** Holds the keyboard. */
  readonly activa: number;
  /** What stays over the first row and over the last one while they move. */
  readonly altoDelEncabezado?: number;
  readonly altoDelPie?: number;
}

export interface WindowedRows {
  /** What holds the rows. */
  readonly lista: RefObject<HTMLTableSectionElement | null>;
  readonly filas: readonly WindowedRow[];
  /** Of what holds them: as tall as all of them, with the space before the first one drawn. Tells --alto-de-fila. */
  readonly cuerpo: CSSProperties & { readonly '--alto-de-fila': string };
  /** Where they are measured. */
  readonly medir: ((fila: HTMLTableRowElement | null) => void) | undefined;
  /** The first and the last one in sight. */
  readonly rango: { readonly desde: number; readonly hasta: number };
  /** Brings a row into sight. */
  readonly irA: (indice: number) => void;
}

export interface WindowedRow {
  readonly indice: number;
  /** Only of the one that holds the keyboard far from the rest. */
  readonly lugar: CSSProperties | undefined;
}

const FILAS_DE_MAS = 10;

export function useWindowedRows(options: WindowedRowsOptions): WindowedRows {
  const { cuantas, altoDeFila, claveDe, activa, altoDelEncabezado = 0, altoDelPie = 0 } = options;
  const lista = useRef<HTMLTableSectionElement>(null);
  const margen = useTopMargin(lista);
  const virtual = useWindowVirtualizer<HTMLTableRowElement>({
    count: cuantas,
    estimateSize: () => altoDeFila,
    overscan: FILAS_DE_MAS,
    scrollMargin: margen,
    scrollPaddingStart: altoDelEncabezado,
    scrollPaddingEnd: altoDelPie,
    ...(claveDe === undefined ? {} : { getItemKey: claveDe }),
  });
  const cerca = virtual.getVirtualItems();
  const primera = cerca[0]?.index ?? 0;
  const ultima = cerca.at(-1)?.index ?? -1;
  const lejos = activa < cuantas && (activa < primera || activa > ultima);
  const inicioDe = (fila: VirtualItem | undefined) => (fila === undefined ? 0 : fila.start - margen);
  const filas: WindowedRow[] = cerca.map(({ index }) => ({ indice: index, lugar: undefined }));
  if (lejos)
    filas.splice(activa < primera ? 0 : filas.length, 0, {
      indice: activa,
      lugar: { position: 'absolute', top: inicioDe(virtual.measurementsCache[activa]), insetInline: 0 },
    });
  return {
    lista,
    filas,
    cuerpo: {
      '--alto-de-fila': `${altoDeFila}px`,
      boxSizing: 'border-box',
      height: virtual.getTotalSize(),
      paddingTop: inicioDe(cerca[0]),
    },
    medir: claveDe === undefined ? undefined : virtual.measureElement,
    rango: { desde: virtual.range?.startIndex ?? 0, hasta: virtual.range?.endIndex ?? 0 },
    // Above the first row there is only the head of the page.
    irA: (indice) => (indice === 0 ? window.scrollTo(0, 0) : virtual.scrollToIndex(indice)),
  };
}
