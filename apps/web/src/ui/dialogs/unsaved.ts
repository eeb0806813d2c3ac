// The unsaved work of this browser, for whoever is signed in.

import { nowMs } from '#platform/clock.ts';
import { session } from '#platform/current-session.ts';
import { readPayload, readToken } from '#platform/token.ts';
import { createUnsavedStore, deleteOldUnsaved } from './unsaved-store.ts';

deleteOldUnsaved(localStorage, nowMs());

export const unsaved = createUnsavedStore({
  store: localStorage,
  nowMs,
  usuario: () => session.usuario()?.id,
  session: () => readPayload(readToken() ?? '')?.sesion ?? null,
});
