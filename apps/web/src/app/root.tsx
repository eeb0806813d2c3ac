// What every page has: its title, the loading bar, and a place for the toasts.
import { Outlet, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LoadingBar } from '../shell/loading/loading-bar.tsx';
import { ToastHost } from '../ui/toasts/toast-host.tsx';

const PRODUCTO = 'Cuadra';

export function Root(): ReactNode {
  const titulo = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.titulo)?.staticData.titulo,
  });
  return (
    <>
      <title>{titulo === undefined ? PRODUCTO : `${titulo} · ${PRODUCTO}`}</title>
      <LoadingBar />
      <Outlet />
      <ToastHost />
    </>
  );
}
