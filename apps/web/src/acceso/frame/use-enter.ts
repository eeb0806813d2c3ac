// What follows a correct password: the session opens, and the person goes where they were going.
import type { SesionAbierta } from '@cuadra/contract/acceso/sesion';
import { useRouter } from '@tanstack/react-router';
import { session } from '../../platform/current-session.ts';
import { forgetExit } from '../../platform/last-exit.ts';
import { ownPath } from '../../platform/redirect-url.ts';

export function useEntrar(redirectURL: string | undefined): (abierta: SesionAbierta) => Promise<void> {
  const router = useRouter();
  return (abierta) => {
    forgetExit(sessionStorage);
    session.abrir(abierta);
    return router.navigate({ href: ownPath(redirectURL) ?? '/signed-in-redirect', replace: true });
  };
}
