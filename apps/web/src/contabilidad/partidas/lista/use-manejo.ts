// How the keyboard and the pointer go about in the list: what they do to a partida, and which ones they chose.
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { type RowSelection, useRowSelection } from '#ui/tables/row-selection.ts';
import { useTableHandling } from '#ui/tables/table-handling.ts';
import type { WindowedRows } from '#ui/tables/windowed-rows.ts';

export type Medio = 'teclado' | 'puntero';

export interface AlManejar {
  readonly seleccion: EstadoDeSeleccion;
  /** Its panel is open. */
  readonly abierta: string | undefined;
  readonly onActivar: (lugar: { readonly id: string; readonly indice: number }) => void;
  readonly onAbrir: (id: string, medio: Medio) => void;
  /** Another key on a row; true when it meant something. */
  readonly onTecla?: ((key: string, partida: ResumenDePartida) => boolean) | undefined;
}

interface Tabla {
  readonly filas: readonly { readonly partida: ResumenDePartida }[];
  readonly indice: number;
  readonly ventana: WindowedRows;
}

export function useManejo(al: AlManejar, { filas, indice, ventana }: Tabla) {
  const { abierta, seleccion, onActivar, onAbrir, onTecla } = al;
  const en = (fila: number) => filas[fila]?.partida;
  const abrir = (fila: number, medio: Medio) => {
    const id = en(fila)?.id;
    if (id !== undefined) onAbrir(id, medio);
  };
  return useTableHandling({
    count: filas.length,
    window: ventana,
    active: { row: indice, column: 0 },
    onActivate: ({ row: fila }) => {
      const id = en(fila)?.id;
      if (id !== undefined) onActivar({ id, indice: fila });
    },
    onEnter: (fila) => abrir(fila, 'teclado'),
    onPress: (fila) => abrir(fila, 'puntero'),
    // An open panel follows whoever goes through the list.
    onArrive: (fila) => {
      if (abierta !== undefined && abierta !== en(fila)?.id) abrir(fila, 'puntero');
    },
    onOtherKey: (key, fila) => {
      const partida = en(fila);
      return partida !== undefined && (onTecla?.(key, partida) ?? false);
    },
    selection: {
      count: seleccion.selection.size,
      toggle: (fila) => {
        const partida = en(fila);
        if (partida !== undefined) seleccion.toggle(partida);
      },
      add: (una, otra) => {
        const tramo = filas.slice(Math.min(una, otra), Math.max(una, otra) + 1);
        seleccion.add(tramo.map(({ partida }) => partida));
      },
      clear: seleccion.clear,
    },
  });
}

/** The row that holds the keyboard: the one remembered or, when it is no longer in the list, the one in its place. */
export function indiceActivo(
  filas: readonly { readonly partida: { readonly id: string } }[],
  { id, indice }: { readonly id: string | undefined; readonly indice: number },
): number {
  const hallado = id === undefined ? -1 : filas.findIndex(({ partida }) => partida.id === id);
  return hallado >= 0 ? hallado : Math.max(0, Math.min(filas.length - 1, indice));
}

/** As many as the server deals with at once. */
export const SELECCION_MAX = 200;

export type EstadoDeSeleccion = RowSelection<ResumenDePartida>;

/** The partidas chosen to do something with all of them. */
export const useSeleccion = (de: string): EstadoDeSeleccion => useRowSelection(de, SELECCION_MAX);
