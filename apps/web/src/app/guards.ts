// The two guards of the routes, as decisions over what is known of the session.

/** fallo: it could not be found out whether somebody is signed in. */
export type EstadoDeSesion = 'autenticado' | 'anonimo' | 'fallo';

const RUTA_DE_SALIDA = '/sign-out';

export interface AlIngreso {
  readonly to: '/sign-in';
  readonly search: { readonly redirectURL?: string };
}

/** Authenticated-only: where to send whoever may not enter; undefined admits. */
export function exigirSesion(estado: EstadoDeSesion, urlPedida: string): AlIngreso | undefined {
  if (estado === 'autenticado') return undefined;
  if (estado === 'fallo') return { to: '/sign-in', search: {} };
  return alIngresoDesde(urlPedida);
}

/** Guest-only: whoever is already signed in has nothing to do there. */
export function exigirInvitado(estado: EstadoDeSesion): { readonly to: '/' } | undefined {
  return estado === 'autenticado' ? { to: '/' } : undefined;
}

export function alIngresoDesde(urlPedida: string): AlIngreso {
  const [ruta] = urlPedida.split(/[?#]/);
  return { to: '/sign-in', search: ruta === RUTA_DE_SALIDA ? {} : { redirectURL: urlPedida } };
}

export async function estadoDeSesion(comprobar: () => Promise<boolean>): Promise<EstadoDeSesion> {
  try {
    return (await comprobar()) ? 'autenticado' : 'anonimo';
  } catch {
    return 'fallo';
  }
}
