// Ties a draft to the page: saves while it is open, when the page goes out of sight, when the network comes back, and
// before leaving it.
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { session as acceso } from '#platform/current-session.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import type { Trabajo } from './borrador/trabajo.ts';

/** Long enough for a slow network, short enough to wait for. */
const ESPERA_AL_SALIR_MS = 4_000;

export function useConexion(trabajo: Trabajo, escribible: boolean): void {
  const { autoguardado } = trabajo;
  const confirmar = useConfirm();

  useEffect(() => {
    if (!escribible) return;
    const desconectar = trabajo.conectar();
    const control = new AbortController();
    const { signal } = control;
    const alOcultarse = () => {
      if (document.visibilityState === 'hidden') trabajo.alOcultarse();
    };
    document.addEventListener('visibilitychange', alOcultarse, { signal });
    window.addEventListener('online', autoguardado.reintentar, { signal });
    return () => {
      control.abort();
      // Whoever is out has nobody to save for; their copy stays in this browser.
      if (acceso.usuario() !== undefined) trabajo.alOcultarse();
      desconectar();
    };
  }, [trabajo, autoguardado, escribible]);

  useBlocker({
    disabled: !escribible,
    // The copy of this browser outlives the tab.
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || acceso.usuario() === undefined) return false;
      if (autoguardado.estaAlDia()) return false;
      const guardado = autoguardado.guardarYa().then(
        () => true,
        () => false,
      );
      if (await Promise.race([guardado, esperar(ESPERA_AL_SALIR_MS)])) return false;
      // Anywhere else it waits in this browser; who signs out leaves nothing in it.
      if (next.pathname !== '/sign-out') return false;
      return !(await confirmar({
        titulo: 'Hay cambios sin guardar',
        texto: 'El servidor no ha recibido lo último que escribió. Si sale ahora, se pierde.',
        accion: 'Salir sin guardar',
        peligro: true,
      }));
    },
  });
}

const esperar = (ms: number): Promise<false> =>
  new Promise((resolver) => setTimeout(() => resolver(false), ms));
