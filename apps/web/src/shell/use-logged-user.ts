// The name, email and avatar that the shell shows, from the entry kept in local storage.
import { useUsuario } from '../app/current-session.ts';
import { type LoggedUser, leerLoggedUser } from '../app/logged-user.ts';
import { CLAVE_LOGGED_USER } from '../app/session.ts';

export function useLoggedUser(): LoggedUser {
  // The entry is written together with the session; following the session is what makes this render again.
  useUsuario();
  return leerLoggedUser(localStorage.getItem(CLAVE_LOGGED_USER));
}
