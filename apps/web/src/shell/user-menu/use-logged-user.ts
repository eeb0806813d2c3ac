// The name, email and avatar that the shell shows, from the entry kept in local storage.
import { useUsuario } from '../../platform/current-session.ts';
import { type LoggedUser, leerLoggedUser } from '../../platform/logged-user.ts';
import { CLAVE_LOGGED_USER } from '../../platform/session.ts';

export function useLoggedUser(): LoggedUser {
  // The entry is written together with the session; following the session is what makes this render again.
  useUsuario();
  return leerLoggedUser(localStorage.getItem(CLAVE_LOGGED_USER));
}
