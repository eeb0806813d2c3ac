// Keeps the rows in sight where they are when others appear or go above them: somebody else's change, or a branch that
// opens or closes. When something else is looked for, the list starts again; when nothing is, it goes back to the
// active account.
import type { ReactVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { Fila } from '../arbol.ts';
import { indiceActivo } from './teclado.ts';

interface Entorno {
  readonly virtual: ReactVirtualizer<Window, HTMLTableRowElement>;
  readonly filas: readonly Fila[];
  readonly busqueda: string;
  readonly indice: number;
}

interface Ancla {
  readonly filas: readonly Fila[];
  readonly busqueda: string;
  readonly id: string | undefined;
  readonly inicio: number;
}

export function useAncla({ virtual, filas, busqueda, indice }: Entorno): void {
  const anterior = useRef<Ancla>(undefined);
  useLayoutEffect(() => {
    const ancla = anterior.current;
    const { scrollMargin } = virtual.options;
    const bajoElInicio = window.scrollY > scrollMargin;
    if (ancla !== undefined && ancla.busqueda !== busqueda) {
      if (busqueda === '') virtual.scrollToIndex(indice, { align: 'center' });
      else if (bajoElInicio) window.scrollTo(0, scrollMargin - virtual.options.scrollPaddingStart);
    } else if (ancla !== undefined && ancla.filas !== filas && bajoElInicio) {
      const inicio = virtual.measurementsCache[indiceActivo(filas, ancla.id)]?.start;
      if (inicio !== undefined && inicio !== ancla.inicio) window.scrollBy(0, inicio - ancla.inicio);
    }
    const primera = virtual.getVirtualItemForOffset(window.scrollY + virtual.options.scrollPaddingStart);
    const id = filas[primera?.index ?? 0]?.cuenta.idCuenta;
    anterior.current = { filas, busqueda, id, inicio: primera?.start ?? 0 };
  });
}
