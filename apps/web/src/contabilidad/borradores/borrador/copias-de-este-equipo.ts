// The copies of this browser, for whoever is signed in, and which tab has each of them open.

import { nowMs } from '#platform/clock.ts';
import { session } from '#platform/current-session.ts';
import { readPayload, readToken } from '#platform/token.ts';
import { createUnsavedStore } from '#ui/dialogs/unsaved-store.ts';
import { crearCopiasLocales } from './copia-local.ts';

/** 5,000 lines with their concepts; the browser's own room is about twice as much. */
const CARACTERES_MAX = 2_500_000;

export const copiasLocales = crearCopiasLocales(
  createUnsavedStore({
    store: localStorage,
    nowMs,
    usuario: () => session.usuario()?.id,
    session: () => readPayload(readToken() ?? '')?.sesion ?? null,
    charactersMax: CARACTERES_MAX,
  }),
);

/**
 * Takes a copy for this tab while it lasts; false when another one has it open. Where the browser has no such turns (a
 * page without https), every tab may take it.
 */
export function tomarCopia(nombre: string, mientras: AbortSignal): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolver) => {
    void navigator.locks.request(nombre, { ifAvailable: true }, (turno) => {
      resolver(turno !== null);
      if (turno === null) return;
      return new Promise<void>((soltar) =>
        mientras.addEventListener('abort', () => soltar(), { once: true }),
      );
    });
  });
}
