// The rows chosen to do something with all of them: kept with what was seen of them, up to as many as can be dealt with at
// once.
//
//   const seleccion = useRowSelection<ResumenDePartida>(clave, 200);
import { useState } from 'react';

interface Identified {
  readonly id: string;
}

export type Chosen<F> = ReadonlyMap<string, F>;

export interface RowSelection<F> {
  readonly seleccion: Chosen<F>;
  readonly alternar: (fila: F) => void;
  readonly agregar: (filas: readonly F[]) => void;
  /** Those, and no other. */
  readonly elegir: (filas: readonly F[]) => void;
  readonly limpiar: () => void;
}

export function useRowSelection<F extends Identified>(de: string, max: number): RowSelection<F> {
  const [guardada, setGuardada] = useState<{ readonly de: string; readonly seleccion: Chosen<F> }>({
    de,
    seleccion: new Map(),
  });
  // What was chosen from another list is not in sight any more: acting on it would be acting blindly.
  const seleccion = guardada.de === de ? guardada.seleccion : NONE;
  const poner = (nueva: Chosen<F>) => setGuardada({ de, seleccion: nueva });
  return {
    seleccion,
    alternar: (fila) => poner(toggled(seleccion, fila, max)),
    agregar: (filas) => poner(added(seleccion, filas, max)),
    elegir: (filas) => poner(added(NONE, filas, max)),
    limpiar: () => poner(NONE),
  };
}

const NONE: Chosen<never> = new Map<string, never>();

export function toggled<F extends Identified>(seleccion: Chosen<F>, fila: F, max: number): Chosen<F> {
  const nueva = new Map(seleccion);
  if (nueva.delete(fila.id)) return nueva;
  return added(seleccion, [fila], max);
}

export function added<F extends Identified>(
  seleccion: Chosen<F>,
  filas: readonly F[],
  max: number,
): Chosen<F> {
  const nueva = new Map(seleccion);
  for (const fila of filas) if (nueva.has(fila.id) || nueva.size < max) nueva.set(fila.id, fila);
  return nueva;
}
