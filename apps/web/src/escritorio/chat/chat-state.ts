// Whether the quick chat is open and with whom, shared by its strip and by the header's button.
import { createStore, useStore } from '#platform/store.ts';

interface EstadoDelChat {
  readonly abierto: boolean;
  /** The chosen chat's id. */
  readonly elegido: string | undefined;
}

const CERRADO: EstadoDelChat = { abierto: false, elegido: undefined };

const chat = createStore(CERRADO);

export const useEstadoDelChat = (): EstadoDelChat => useStore(chat);

/** Choosing a chat opens the panel. */
export const elegirChat = (elegido: string) => chat.set({ abierto: true, elegido });
export const alternarChat = () => cambiar(({ abierto }) => !abierto);
export const cerrarChat = () => cambiar(() => false);
/** As at the beginning: the next person on this page does not find it as the last one left it. */
export const olvidarChat = () => chat.set(CERRADO);

function cambiar(abrir: (estado: EstadoDelChat) => boolean): void {
  const estado = chat.getSnapshot();
  chat.set({ ...estado, abierto: abrir(estado) });
}
