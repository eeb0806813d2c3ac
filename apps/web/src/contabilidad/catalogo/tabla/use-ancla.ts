// Keeps the rows in sight where they are when others appear or go above them: somebody else's change, or a branch that
// opens or closes. When something else is looked for, the list starts again; when nothing is, it goes back to the
// active account.
import { useLayoutEffect, useRef } from 'react';
import type { Fila } from '../arbol.ts';
import { indiceActivo } from './teclado.ts';
import type { Virtual } from './use-ventana.ts';

interface Entorno {
  readonly virtual: Virtual;
  readonly filas: readonly Fila[];
  readonly busqueda: string;
  readonly indice: number;
}

interface Ancla extends Pick<Entorno, 'filas' | 'busqueda'> {
  readonly id: string | undefined;
  readonly inicio: number;
}

export function useAncla({ virtual, filas, busqueda, indice }: Entorno): void {
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

function empezar(virtual: Virtual, busqueda: string, indice: number): void {
  const { scrollMargin, scrollPaddingStart } = virtual.options;
  if (busqueda === '') virtual.scrollToIndex(indice, { align: 'center' });
  else if (window.scrollY > scrollMargin) window.scrollTo(0, scrollMargin - scrollPaddingStart);
}

function sostener(virtual: Virtual, filas: readonly Fila[], { id, inicio }: Ancla): void {
  if (window.scrollY <= virtual.options.scrollMargin) return;
  const ahora = virtual.measurementsCache[indiceActivo(filas, id)]?.start ?? inicio;
  if (ahora !== inicio) window.scrollBy(0, ahora - inicio);
}
