// The partidas chosen to do something with all of them: kept with what was seen of them, up to as many as can be dealt
// with at once.
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { useState } from 'react';

export const SELECCION_MAX = 200;

export type Seleccion = ReadonlyMap<string, ResumenDePartida>;

const NINGUNA: Seleccion = new Map();

export function useSeleccion(de: string) {
  const [guardada, setGuardada] = useState({ de, seleccion: NINGUNA });
  // What was chosen from another list is not in sight any more: acting on it would be acting blindly.
  const seleccion = guardada.de === de ? guardada.seleccion : NINGUNA;
  const poner = (nueva: Seleccion) => setGuardada({ de, seleccion: nueva });
  return {
    seleccion,
    alternar: (partida: ResumenDePartida) => poner(alternada(seleccion, partida)),
    agregar: (partidas: readonly ResumenDePartida[]) => poner(agregadas(seleccion, partidas)),
    elegir: (partidas: readonly ResumenDePartida[]) => poner(agregadas(NINGUNA, partidas)),
    limpiar: () => poner(NINGUNA),
  };
}

export type EstadoDeSeleccion = ReturnType<typeof useSeleccion>;

export function alternada(seleccion: Seleccion, partida: ResumenDePartida): Seleccion {
  const nueva = new Map(seleccion);
  if (nueva.delete(partida.id)) return nueva;
  return agregadas(seleccion, [partida]);
}

export function agregadas(seleccion: Seleccion, partidas: readonly ResumenDePartida[]): Seleccion {
  const nueva = new Map(seleccion);
  for (const partida of partidas)
    if (nueva.has(partida.id) || nueva.size < SELECCION_MAX) nueva.set(partida.id, partida);
  return nueva;
}
