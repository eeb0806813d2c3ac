// How a person goes about in the screen: what its address says, which row holds the keyboard, and how the open one was opened.
import { useState } from 'react';
import { useAddress } from '#platform/address/use-address.ts';
import { type Consulta, direccionDeVerPartidas } from './busqueda.ts';
import type { Medio } from './lista/use-manejo.ts';

/** From one partida to another the history does not grow. */
export function useBusqueda() {
  const { busqueda, replace, push, replaceAll, pushAll } = useAddress(direccionDeVerPartidas);
  const { vista, partida, orden } = busqueda;
  return {
    busqueda,
    filtrar: (cambios: Consulta) => replace(cambios),
    limpiar: () => replaceAll({ vista, partida, orden }),
    /** Those filters and no others. */
    aplicar: (consulta: Consulta) => pushAll({ vista, partida, ...consulta }),
    verVista: (elegida: string | null) =>
      push({ vista: elegida === 'aprobaciones' ? elegida : undefined, partida: undefined }),
    abrir: (id: string) => (partida === undefined ? push : replace)({ partida: id }),
    cerrar: () => replace({ partida: undefined }),
  };
}

export type EstadoDeBusqueda = ReturnType<typeof useBusqueda>;

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
