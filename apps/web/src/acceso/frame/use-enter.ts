// What follows a correct password: the session opens, and the person goes where they were going.
import type { SesionAbierta } from '@cuadra/contract/acceso/sesion';
import { useRouter } from '@tanstack/react-router';
import { session } from '#platform/current-session.ts';
import { forgetExit } from '#platform/last-exit.ts';
import { ownPath } from '#platform/redirect-url.ts';

export function useEntrar(redirectURL: string | undefined): (abierta: SesionAbierta) => Promise<void> {
  const router = useRouter();
  return (abierta) => {
    forgetExit(sessionStorage);
    session.abrir(abierta);
    const destino = ownPath(redirectURL) ?? '/signed-in-redirect';
    // A page of the server's own (the reference of the API): the router knows nothing of it.
    if (destino.startsWith('/api/')) return Promise.resolve(location.replace(destino));
    return router.navigate({ href: destino, replace: true });
  };
}
