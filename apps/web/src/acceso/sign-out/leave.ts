import { cerrarSesion } from '@cuadra/contract/acceso/sesion';
import { call } from '#platform/api.ts';
import { session } from '#platform/current-session.ts';
import { forgetExit, noteExit } from '#platform/last-exit.ts';
import { unsaved } from '#ui/dialogs/unsaved.ts';

/** The call takes the token with it when it starts; what is kept here goes without waiting for the answer. */
export function salir(motivo: 'inactividad' | undefined): void {
  const usuario = session.usuario();
  if (usuario === undefined) return;
  if (motivo === undefined) forgetExit(sessionStorage);
  else noteExit(sessionStorage, { motivo, correo: usuario.email });
  // No server, or a session already over there: for this browser it is over all the same.
  call(cerrarSesion).catch(() => undefined);
  unsaved.olvidarTodo();
  session.terminar('salida');
}
