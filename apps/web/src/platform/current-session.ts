// The one session of this page, tied to the browser: its storage, its clock, and its other tabs.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import { continuarSesion, type UsuarioActual } from '@cuadra/contract/acceso/sesion';
import { call, onSecondFactorPending, onTokenRefused } from './api.ts';
import { nowMs } from './clock.ts';
import { stopInsisting } from './insist.ts';
import { createSession, LOGGED_USER_KEY } from './session.ts';
import { useStore } from './store.ts';
import { readToken, TOKEN_KEY } from './token.ts';

export const session = createSession({
  almacen: localStorage,
  ahoraMs: nowMs,
  continuar: (accessToken) => call(continuarSesion, { body: { accessToken } }),
});

/** The signed-in person, for screens behind the authenticated-only guard. */
export function useCurrentUser(): UsuarioActual | undefined {
  return useStore(session);
}

/** Whether the signed-in person may do it. The server judges; this only shows what will work. */
export const usePermission = (permiso: Permiso): boolean =>
  useCurrentUser()?.permisos.includes(permiso) ?? false;

// A refusal of a token that was renewed meanwhile says nothing of the session.
onTokenRefused((token) => {
  if (token === (readToken() ?? '')) session.terminar('rechazada');
});

// What they asked for is of no use to whoever comes next.
session.alTerminar(() => stopInsisting());

// A role of theirs began to ask for it while they worked.
onSecondFactorPending(() => {
  const usuario = session.usuario();
  if (usuario !== undefined && !usuario.segundoFactorPendiente)
    session.actualizar({ ...usuario, segundoFactorPendiente: true });
});

window.addEventListener('storage', ({ key, newValue }) => {
  const usuario = session.usuario();
  if (usuario === undefined) return;
  const salio = key === null || (key === TOKEN_KEY && newValue === null);
  if (salio) session.terminar('otra-pestana');
  // Somebody else signed in from another tab: this one must not go on showing the first person's screens.
  else if (key === LOGGED_USER_KEY && newValue !== null && !newValue.includes(JSON.stringify(usuario.email)))
    location.reload();
});
