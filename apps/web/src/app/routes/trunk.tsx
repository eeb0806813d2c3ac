// What every route hangs from: who may enter, and what stands around the page.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import type { Disposicion } from '@cuadra/contract/escritorio/preferencias';
import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  redirect,
  type StaticDataRouteOption,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { session } from '#platform/current-session.ts';
import { heedRequest } from '#shell/chosen-layout/chosen-layout.ts';
import { ErrorPage, NotFoundPage } from '#shell/error/error-pages.tsx';
import { EmptyLayout } from '#shell/layouts/empty.tsx';
import { Splash } from '#shell/loading/loading.tsx';
import { requireGuest, requireSecondFactor, requireSession, sessionState, toSignInFrom } from '../guards.ts';
import { Root } from '../root.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** In the browser's tab, before the product's name. */
    titulo?: string;
    /** Any of these opens the screen (main-layout.tsx); absent: whoever is signed in. */
    permisos?: readonly Permiso[];
    /** Shown in this one, whatever the person or the address ask for. */
    layout?: Disposicion;
  }
}

export const root = createRootRoute({
  component: Root,
  errorComponent: ErrorPage,
  notFoundComponent: () => <NotFoundPage />,
  beforeLoad: ({ search, preload }) => {
    if (!preload) heedRequest(search);
  },
});

/** Open to anyone, with nothing around it. */
export const bare = createRoute({ getParentRoute: () => root, id: 'abierta', component: EmptyLayout });

export const guest = createRoute({
  getParentRoute: () => root,
  id: 'invitado',
  component: EmptyLayout,
  beforeLoad: async () => {
    const destino = requireGuest(await sessionState(session.comprobar));
    if (destino !== undefined) throw redirect(destino);
  },
});

export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'protegida',
  beforeLoad: async ({ location }) => {
    const destino = requireSession(await sessionState(session.comprobar), location.href);
    if (destino !== undefined) throw redirect(destino);
  },
});

export const signedInBare = createRoute({
  getParentRoute: () => signedIn,
  id: 'vacia',
  component: EmptyLayout,
});

export const secondFactorPending = (): boolean => session.usuario()?.segundoFactorPendiente ?? false;

/** With the shell and not before it: the pages outside of it do not pay for its words nor for its data. */
export const loadShell = async () => (await import('../shell-data.ts')).loadShellData();

export const main = createRoute({
  getParentRoute: () => signedIn,
  id: 'principal',
  beforeLoad: ({ location }) => {
    const destino = requireSecondFactor(secondFactorPending(), location.href);
    if (destino !== undefined) throw redirect(destino);
  },
  loader: async ({ location }) => {
    await loadShell();
    // It may have ended meanwhile, when there was no page yet to be sent out of.
    if (session.usuario() === undefined) throw redirect(toSignInFrom(location.href));
  },
  pendingComponent: Splash,
  component: lazyRouteComponent(() => import('../main-layout.tsx'), 'MainLayout'),
});

/**
 * A page that loads when it is first opened. What it is typed as stays out of here: screens speak of the router's
 * types, which are made of these lines.
 */
export function page<M extends object>(
  staticData: StaticDataRouteOption,
  load: () => Promise<M>,
  component: keyof M & string,
) {
  const loadPage = async (): Promise<{ Page: ComponentType }> => {
    const module: object = await load();
    return { Page: Reflect.get(module, component) };
  };
  return { staticData, component: lazyRouteComponent(loadPage, 'Page') };
}
