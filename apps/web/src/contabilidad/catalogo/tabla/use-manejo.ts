// How the keyboard and the pointer go about in the tree: what they do to an account.
import { useTableHandling } from '#ui/tables/table-handling.ts';
import type { TableBranch } from '#ui/tables/table-keys.ts';
import type { WindowedRows } from '#ui/tables/windowed-rows.ts';
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
    cuantas: filas.length,
    ventana,
    activa: { fila: indice, columna: 0 },
    ramaDe: (fila) => ramaDe(filas, fila),
    onActivar: ({ fila }) => con(fila, onActivar),
    onAlternar: (fila) => con(fila, onAlternar),
    onEntrar: (fila) => con(fila, (id) => onAbrir(id, 'teclado')),
    onPulsar: (fila) => con(fila, (id) => onAbrir(id, 'puntero')),
  });
}

export function ramaDe(filas: readonly Fila[], indice: number): TableBranch {
  const fila = filas[indice];
  const idParent = fila?.cuenta.idParent ?? undefined;
  const padre = filas.findIndex(({ cuenta }) => cuenta.idCuenta === idParent);
  return {
    expandible: fila?.expandible ?? false,
    expandida: fila?.expandida ?? false,
    padre: padre < 0 ? undefined : padre,
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
