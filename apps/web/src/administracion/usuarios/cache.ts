// What the screen already knows, brought up to date after a change. The answer of a change is the newest version:
// it goes into the list at once, and the list is asked again for what changed beside it.
import { listarSobres } from '@cuadra/contract/acceso/invitaciones';
import {
  listarSesiones,
  listarSolicitudes,
  listarUsuarios,
  type Usuario,
} from '@cuadra/contract/administracion/usuarios';
import { queryClient, queryOf } from '#platform/query.ts';

export function recordarUsuario(nuevo: Usuario): Promise<void> {
  queryClient.setQueryData(queryOf(listarUsuarios).queryKey, (usuarios) =>
    usuarios?.map((usuario) => (usuario.id === nuevo.id ? nuevo : usuario)),
  );
  return refrescarUsuarios();
}

export const refrescarUsuarios = (): Promise<void> => refrescar(listarUsuarios.path);

export const refrescarSolicitudes = (): Promise<void> => refrescar(listarSolicitudes.path);

/** The list of users tells how far each one's invitation is, so both go together. */
export async function refrescarSobres(): Promise<void> {
  await Promise.all([refrescar(listarSobres.path), refrescarUsuarios()]);
}

/** The list counts open sessions, so both go together. */
export async function refrescarSesiones(): Promise<void> {
  await Promise.all([refrescar(listarSesiones.path), refrescarUsuarios()]);
}

const refrescar = (ruta: string) => queryClient.invalidateQueries({ queryKey: [ruta] });
