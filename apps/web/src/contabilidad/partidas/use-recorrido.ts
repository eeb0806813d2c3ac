// How a person goes about in the list: which row holds the keyboard, and how the open one was opened.
import { useState } from 'react';
import type { Medio } from './lista/use-manejo.ts';
import type { EstadoDeBusqueda } from './use-busqueda.ts';

export interface Lugar {
  readonly id: string | undefined;
  readonly indice: number;
}

export function useRecorrido({ busqueda, abrir }: Pick<EstadoDeBusqueda, 'busqueda' | 'abrir'>) {
  const [activa, setActiva] = useState<Lugar>({ id: busqueda.partida, indice: 0 });
  const [medio, setMedio] = useState<Medio>('puntero');
  return {
    activa,
    medio,
    activar: setActiva,
    abrir: (id: string, como: Medio) => {
      setMedio(como);
      abrir(id);
    },
  };
}

export type Recorrido = ReturnType<typeof useRecorrido>;
