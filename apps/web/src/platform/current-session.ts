// The one session of this page, tied to the browser: its storage, its clock, and its other tabs.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import { continuarSesion, type UsuarioActual } from '@cuadra/contract/acceso/sesion';
import { alRechazarToken, call } from './api.ts';
import { nowMs } from './clock.ts';
import { CLAVE_LOGGED_USER, crearSesion } from './session.ts';
import { useStore } from './store.ts';
import { CLAVE_DEL_TOKEN, leerToken } from './token.ts';

export const sesion = crearSesion({
  almacen: localStorage,
  ahoraMs: nowMs,
  continuar: (accessToken) => call(continuarSesion, { body: { accessToken } }),
});

/** The signed-in person, for screens behind the authenticated-only guard. */
export function useUsuario(): UsuarioActual | undefined {
  return useStore(sesion);
}

/** Whether the signed-in person may do it. The server judges; this only shows what will work. */
export const usePermission = (permiso: Permiso): boolean => useUsuario()?.permisos.includes(permiso) ?? false;

// A refusal of a token that was renewed meanwhile says nothing of the session.
alRechazarToken((token) => {
  if (token === (leerToken() ?? '')) sesion.terminar('rechazada');
});

window.addEventListener('storage', ({ key, newValue }) => {
  const usuario = sesion.usuario();
  if (usuario === undefined) return;
  const salio = key === null || (key === CLAVE_DEL_TOKEN && newValue === null);
  if (salio) sesion.terminar('otra-pestana');
  // Somebody else signed in from another tab: this one must not go on showing the first person's screens.
  else if (
    key === CLAVE_LOGGED_USER &&
    newValue !== null &&
    !newValue.includes(JSON.stringify(usuario.email))
  )
    location.reload();
});
