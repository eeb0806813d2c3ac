// The signed-in shell: the configured layout, with its data loaded, around the page; live events while it is there.
import { verNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { conectarEventos } from '../app/live-events.ts';
import { consulta } from '../app/query.ts';
import { ConfirmProvider } from '../ui/confirm.tsx';
import { LAYOUT_CONFIGURADO, layouts } from './layouts/registry.ts';
import { Splash } from './splash.tsx';

export function MainLayout({ children = <Outlet /> }: { readonly children?: ReactNode }): ReactNode {
  const { data: navegacion } = useSuspenseQuery(consulta(verNavegacion));
  useEffect(conectarEventos, []);
  const Layout = layouts[LAYOUT_CONFIGURADO];
  return (
    <ConfirmProvider>
      <Suspense fallback={<Splash />}>
        <Layout navegacion={navegacion.default}>{children}</Layout>
      </Suspense>
    </ConfirmProvider>
  );
}
