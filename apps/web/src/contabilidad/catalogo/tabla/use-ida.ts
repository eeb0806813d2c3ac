// Brings a row into sight when somebody asks, once; if it is not there yet (it was just created) when it arrives.
import { useEffect, useRef } from 'react';
import type { Fila } from '../arbol.ts';
import { enfocarFila } from './fila-de-cuenta.tsx';
import type { Virtual } from './use-ventana.ts';

/** Each request is a new one, even to the same account. */
export interface Ida {
  readonly id: string;
  readonly enfocar: boolean;
}

export function useIda(virtual: Virtual, filas: readonly Fila[], ida: Ida | undefined): void {
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
