// The unsaved work of this browser, for whoever is signed in.

import { nowMs } from '../../platform/clock.ts';
import { sesion } from '../../platform/current-session.ts';
import { leerCarga, leerToken } from '../../platform/token.ts';
import { crearLoEscrito } from './unsaved-store.ts';

export const loEscrito = crearLoEscrito({
  almacen: localStorage,
  ahoraMs: nowMs,
  usuario: () => sesion.usuario()?.id,
  sesion: () => leerCarga(leerToken() ?? '')?.sesion ?? null,
});
