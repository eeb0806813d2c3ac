// The name, email and avatar that the shell shows, from the entry kept in local storage.
import { useCurrentUser } from '#platform/current-session.ts';
import { type LoggedUser, readLoggedUser } from '#platform/logged-user.ts';
import { LOGGED_USER_KEY } from '#platform/session.ts';

export function useLoggedUser(): LoggedUser {
  // The entry is written together with the session; following the session is what makes this render again.
  useCurrentUser();
  return readLoggedUser(localStorage.getItem(LOGGED_USER_KEY));
}
