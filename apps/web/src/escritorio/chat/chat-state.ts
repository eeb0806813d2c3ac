// Whether the quick chat is open and with whom, shared by its strip and by the header's button.
import { useSyncExternalStore } from 'react';

interface EstadoDelChat {
  readonly abierto: boolean;
  /** The chosen chat's id. */
  readonly elegido: string | undefined;
}

const CERRADO: EstadoDelChat = { abierto: false, elegido: undefined };

let estado = CERRADO;
const oyentes = new Set<() => void>();

export function useEstadoDelChat(): EstadoDelChat {
  return useSyncExternalStore(suscribir, () => estado);
}

/** Choosing a chat opens the panel. */
export const elegirChat = (elegido: string) => cambiar({ abierto: true, elegido });
export const alternarChat = () => cambiar({ ...estado, abierto: !estado.abierto });
export const cerrarChat = () => cambiar({ ...estado, abierto: false });
/** As at the beginning: the next person on this page does not find it as the last one left it. */
export const olvidarChat = () => cambiar(CERRADO);

function cambiar(nuevo: EstadoDelChat): void {
  estado = nuevo;
  for (const oyente of oyentes) oyente();
}

function suscribir(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}
