// How the person shows themselves to their colleagues: chosen on the screen and kept nowhere. A page that is opened or
// loaded again is in line; the tabs that are open at the moment of choosing follow.
import { type EstadoPresencia, estadoPresencia } from '@cuadra/contract/acceso/sesion';
import { createStore } from './store.ts';

const AL_LLEGAR: EstadoPresencia = 'online';

export interface Environment {
  /** Tells the other tabs. */
  readonly decir: (estado: EstadoPresencia) => void;
  readonly oir: (oyente: (dicho: unknown) => void) => void;
}

export function createPresence({ decir, oir }: Environment) {
  const estado = createStore(AL_LLEGAR);
  oir((dicho) => {
    const leido = estadoPresencia.safeParse(dicho);
    if (leido.success) estado.set(leido.data);
  });
  return {
    getSnapshot: estado.getSnapshot,
    subscribe: estado.subscribe,
    elegir: (nuevo: EstadoPresencia) => {
      estado.set(nuevo);
      decir(nuevo);
    },
    /** The session of this tab ended. */
    olvidar: () => estado.set(AL_LLEGAR),
  };
}
