// What stays in sight, and what is brought there.
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { WindowedRows, WindowVirtualizer } from '#ui/tables/windowed-rows.ts';
import type { Fila } from '../arbol.ts';
import { enfocarFila } from './fila-de-cuenta.tsx';
import { indiceActivo } from './use-manejo.ts';

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
