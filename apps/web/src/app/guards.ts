// The two guards of the routes, as decisions over what is known of the session.

/** fallo: it could not be found out whether somebody is signed in. */
export type SessionState = 'autenticado' | 'anonimo' | 'fallo';

const RUTA_DE_SALIDA = '/sign-out';

export interface ToSignIn {
  readonly to: '/sign-in';
  readonly search: { readonly redirectURL?: string };
}

/** Authenticated-only: where to send whoever may not enter; undefined admits. */
export function requireSession(estado: SessionState, urlPedida: string): ToSignIn | undefined {
  if (estado === 'autenticado') return undefined;
  if (estado === 'fallo') return { to: '/sign-in', search: {} };
  return toSignInFrom(urlPedida);
}

/** Inside the shell: whoever must still choose a second factor does it before anything else; undefined admits. */
export function requireSecondFactor(
  esPendiente: boolean,
  urlPedida: string,
): { readonly to: '/segundo-factor'; readonly search: { readonly redirectURL: string } } | undefined {
  return esPendiente ? { to: '/segundo-factor', search: { redirectURL: urlPedida } } : undefined;
}

/** Guest-only: whoever is already signed in has nothing to do there. */
export function requireGuest(estado: SessionState): { readonly to: '/' } | undefined {
  return estado === 'autenticado' ? { to: '/' } : undefined;
}

export function toSignInFrom(urlPedida: string): ToSignIn {
  const [ruta] = urlPedida.split(/[?#]/);
  return { to: '/sign-in', search: ruta === RUTA_DE_SALIDA ? {} : { redirectURL: urlPedida } };
}

export async function sessionState(comprobar: () => Promise<boolean>): Promise<SessionState> {
  try {
    return (await comprobar()) ? 'autenticado' : 'anonimo';
  } catch {
    return 'fallo';
  }
}
