// How the keyboard and the pointer go about in the tree: what they do to an account, what stays in sight, and what is brought
// there.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTableHandling } from '#ui/tables/table-handling.ts';
import type { TableBranch } from '#ui/tables/table-keys.ts';
import type { WindowedRows, WindowVirtualizer } from '#ui/tables/windowed-rows.ts';
import type { Fila } from '../arbol.ts';

export interface AlManejar {
  readonly onActivar: (id: string) => void;
  readonly onAlternar: (id: string) => void;
  readonly onAbrir: (id: string, medio: 'teclado' | 'puntero') => void;
}

interface Tabla {
  readonly filas: readonly Fila[];
  readonly indice: number;
  readonly ventana: WindowedRows;
}

export function useManejo({ onActivar, onAlternar, onAbrir }: AlManejar, { filas, indice, ventana }: Tabla) {
  const con = (fila: number, hacer: (id: string) => void) => {
    const id = filas[fila]?.cuenta.idCuenta;
    if (id !== undefined) hacer(id);
  };
  return useTableHandling({
    count: filas.length,
    window: ventana,
    active: { row: indice, column: 0 },
    branchOf: (fila) => ramaDe(filas, fila),
    onActivate: ({ row: fila }) => con(fila, onActivar),
    onToggle: (fila) => con(fila, onAlternar),
    onEnter: (fila) => con(fila, (id) => onAbrir(id, 'teclado')),
    onPress: (fila) => con(fila, (id) => onAbrir(id, 'puntero')),
  });
}

export function ramaDe(filas: readonly Fila[], indice: number): TableBranch {
  const fila = filas[indice];
  const idParent = fila?.cuenta.idParent ?? undefined;
  const padre = filas.findIndex(({ cuenta }) => cuenta.idCuenta === idParent);
  return {
    expandable: fila?.expandible ?? false,
    expanded: fila?.expandida ?? false,
    parent: padre < 0 ? undefined : padre,
  };
}

/** The row that holds the keyboard: the one remembered or, when it is no longer in sight, the one before its place. */
export function indiceActivo(filas: readonly Fila[], id: string | undefined): number {
  if (id === undefined) return 0;
  // Codes in alphabetical order are the tree read from top to bottom.
  return Math.max(
    0,
    filas.findLastIndex(({ cuenta }) => cuenta.idCuenta <= id),
  );
}

interface Entorno {
  readonly ventana: WindowedRows;
  readonly filas: readonly Fila[];
  readonly busqueda: string;
  readonly indice: number;
}

interface Ancla extends Pick<Entorno, 'filas' | 'busqueda'> {
  readonly id: string | undefined;
  readonly inicio: number;
}

/**
 * Keeps the rows in sight where they are when others appear or go above them: somebody else's change, or a branch that
 * opens or closes. When something else is looked for, the list starts again; when nothing is, it goes back to the active
 * account.
 */
export function useAncla({ ventana: { virtual }, filas, busqueda, indice }: Entorno): void {
  const anterior = useRef<Ancla>(undefined);
  // After every render, also those of scrolling: what is in sight now is what must stay when the rows change.
  useLayoutEffect(() => {
    const ancla = anterior.current;
    if (ancla !== undefined && ancla.busqueda !== busqueda) empezar(virtual, busqueda, indice);
    else if (ancla !== undefined && ancla.filas !== filas) sostener(virtual, filas, ancla);
    const { scrollPaddingStart } = virtual.options;
    const primera = virtual.getVirtualItemForOffset((virtual.scrollOffset ?? 0) + scrollPaddingStart);
    const id = filas[primera?.index ?? 0]?.cuenta.idCuenta;
    anterior.current = { filas, busqueda, id, inicio: primera?.start ?? 0 };
  });
}

function empezar(virtual: WindowVirtualizer, busqueda: string, indice: number): void {
  const { scrollMargin, scrollPaddingStart } = virtual.options;
  if (busqueda === '') virtual.scrollToIndex(indice, { align: 'center' });
  else if (window.scrollY > scrollMargin) window.scrollTo(0, scrollMargin - scrollPaddingStart);
}

function sostener(virtual: WindowVirtualizer, filas: readonly Fila[], { id, inicio }: Ancla): void {
  if (window.scrollY <= virtual.options.scrollMargin) return;
  const ahora = virtual.measurementsCache[indiceActivo(filas, id)]?.start ?? inicio;
  if (ahora !== inicio) window.scrollBy(0, ahora - inicio);
}

/** Each request is a new one, even to the same account. */
export interface Ida {
  readonly id: string;
  readonly enfocar: boolean;
}

/** Brings a row into sight when somebody asks, once; if it is not there yet (it was just created) when it arrives. */
export function useIda({ virtual }: WindowedRows, filas: readonly Fila[], ida: Ida | undefined): void {
  const atendida = useRef<Ida>(undefined);
  useEffect(() => {
    if (ida === undefined || atendida.current === ida) return;
    const indice = filas.findIndex(({ cuenta }) => cuenta.idCuenta === ida.id);
    if (indice < 0) return;
    atendida.current = ida;
    virtual.scrollToIndex(indice);
    if (ida.enfocar) enfocarFila(ida.id);
  }, [virtual, filas, ida]);
}

export const idDeFila = (idCuenta: string) => `cuenta-${idCuenta}`;

const enfocarFila = (idCuenta: string): void =>
  document.getElementById(idDeFila(idCuenta))?.focus({ preventScroll: true });
