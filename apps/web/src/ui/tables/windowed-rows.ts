// The rows of a long list that are drawn: those near the window, which is what scrolls, and the one that holds the
// keyboard wherever it is. All are as tall, so nothing has to be measured while it moves; where they cannot be, each one
// says its height when it is drawn. They follow one another after an empty space, and none has a place of its own: a
// style for each row that ever passed by makes Chromium slower with every one of them.
//
//   const ventana = useWindowedRows({ cuantas: 100_000, altoDeFila: 36, activa });
//   <RowTable ventana={ventana} …>{ventana.filas.map((puesto) => <tr {...rowProps(puesto, …)}>…</tr>)}</RowTable>
//
// When they differ in height, `claveDe` says who each row is, and they are drawn with `ref={medir}`.
import { type ReactVirtualizer, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type CSSProperties, useRef } from 'react';
import { useTopBarHeight } from '#ui/page/top-bar.ts';
import { OVERSCAN, type RowWindow, rowsPerPage, useReckonAgain } from './row-window.ts';
import { useTopMargin } from './top-margin.ts';

interface WindowedRowsOptions {
  readonly cuantas: number;
  /** Every row's or, when they are measured, about what one takes. */
  readonly altoDeFila: number;
  /** Given when rows are as tall as what they say: who is at a place, because a height goes with its row. */
  readonly claveDe?: ((indice: number) => string) | undefined;
  /** Holds the keyboard. */
  readonly activa: number;
  /** What stays over the first row and over the last one while they move. */
  readonly altoDelEncabezado?: number;
  readonly altoDelPie?: number;
}

export interface WindowedRows extends RowWindow {
  readonly filas: readonly WindowedRow[];
  /** The style of what holds them: as tall as all of them, with the space before the first one drawn. */
  readonly cuerpo: CSSProperties & { readonly '--alto-de-fila': string };
  /** Where they are measured. */
  readonly medir: ((fila: HTMLTableRowElement | null) => void) | undefined;
  readonly virtual: WindowVirtualizer;
}

export type WindowVirtualizer = ReactVirtualizer<Window, HTMLTableRowElement>;

export interface WindowedRow {
  readonly indice: number;
  /** Only the one that holds the keyboard far from the rest has it. */
  readonly lugar: CSSProperties | undefined;
}

export function useWindowedRows(options: WindowedRowsOptions): WindowedRows {
  const { cuantas, altoDeFila, claveDe, activa, altoDelEncabezado = 0, altoDelPie = 0 } = options;
  const lista = useRef<HTMLTableSectionElement>(null);
  const margen = useTopMargin(lista);
  const barra = useTopBarHeight();
  const virtual = useWindowVirtualizer<HTMLTableRowElement>({
    count: cuantas,
    estimateSize: () => altoDeFila,
    overscan: OVERSCAN,
    scrollMargin: margen,
    scrollPaddingStart: barra + altoDelEncabezado,
    scrollPaddingEnd: altoDelPie,
    ...(claveDe === undefined ? {} : { getItemKey: claveDe }),
  });
  useReckonAgain(virtual, altoDeFila);
  const cerca = virtual.getVirtualItems();
  const inicioDe = (fila: VirtualItem | undefined) => (fila === undefined ? 0 : fila.start - margen);
  return {
    lista,
    filas: conLaActiva(cerca, activa, cuantas, () => inicioDe(virtual.measurementsCache[activa])),
    cuerpo: {
      '--alto-de-fila': `${altoDeFila}px`,
      boxSizing: 'border-box',
      height: virtual.getTotalSize(),
      paddingTop: inicioDe(cerca[0]),
    },
    medir: claveDe === undefined ? undefined : virtual.measureElement,
    rango: { desde: virtual.range?.startIndex ?? 0, hasta: virtual.range?.endIndex ?? 0 },
    // Above the first row there is only the head of the page.
    irA: (fila) => (fila === 0 ? window.scrollTo(0, 0) : virtual.scrollToIndex(fila)),
    pagina: () => rowsPerPage(window.innerHeight - barra, altoDeFila, altoDelPie > 0),
    virtual,
  };
}

/** In their order, so that the keyboard finds them so. */
function conLaActiva(
  cerca: readonly VirtualItem[],
  activa: number,
  cuantas: number,
  inicio: () => number,
): WindowedRow[] {
  const filas: WindowedRow[] = cerca.map(({ index }) => ({ indice: index, lugar: undefined }));
  const primera = cerca[0]?.index ?? 0;
  const ultima = cerca.at(-1)?.index ?? -1;
  if (activa >= cuantas || (activa >= primera && activa <= ultima)) return filas;
  filas.splice(activa < primera ? 0 : filas.length, 0, {
    indice: activa,
    lugar: { position: 'absolute', top: inicio(), insetInline: 0 },
  });
  return filas;
}
