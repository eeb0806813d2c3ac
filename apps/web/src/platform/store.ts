// A value that lives outside of the components and that many of them may read, named as React names it.
//
//   const panel = createStore({ abierto: false });
//   panel.set({ abierto: true });
//   const { abierto } = useStore(panel);
//
// For what is neither the server's (the query cache) nor the address's nor one form's.
import { useSyncExternalStore } from 'react';

export interface ReadableStore<T> {
  getSnapshot(): T;
  /** Until the function it returns is called. */
  subscribe(listener: () => void): () => void;
}

interface Store<T> extends ReadableStore<T> {
  set(value: T): void;
}

export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
  };
}

export const useStore = <T>({ subscribe, getSnapshot }: ReadableStore<T>): T =>
  useSyncExternalStore(subscribe, getSnapshot);
