// How many requests are under way, for the loading bar on top of the page.
import { createStore, type ReadableStore } from './store.ts';

const cuantas = createStore(0);

export const requestsInFlight: ReadableStore<number> = cuantas;

export function beginRequest(): () => void {
  cambiar(1);
  let terminada = false;
  return () => {
    if (terminada) return;
    terminada = true;
    cambiar(-1);
  };
}

const cambiar = (delta: number): void => cuantas.set(cuantas.getSnapshot() + delta);
