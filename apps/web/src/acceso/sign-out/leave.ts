import { cerrarSesion } from '@cuadra/contract/acceso/sesion';
import { call } from '../../app/api.ts';
import { sesion } from '../../app/current-session.ts';
import { loEscrito } from '../../ui/unsaved.ts';

/** The call takes the token with it when it starts; what is kept here goes without waiting for the answer. */
export function salir(): void {
  if (sesion.usuario() === undefined) return;
  // No server, or a session already over there: for this browser it is over all the same.
  call(cerrarSesion).catch(() => undefined);
  loEscrito.olvidarTodo();
  sesion.terminar('salida');
}
