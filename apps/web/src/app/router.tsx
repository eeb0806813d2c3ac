// The tree of routes: what is open, what is for guests, what needs a session, and what stands inside the shell.
import { type AnyRouteMatch, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '#platform/address/address-bar.ts';
import { session } from '#platform/current-session.ts';
import { offersSamples } from '#platform/samples.ts';
import { ErrorPage } from '#shell/error/error-pages.tsx';
import { sessionState } from './guards.ts';
import { guestRoutes, looseRoutes, openRoutes, signedInBareRoutes } from './routes/access.ts';
import { screens } from './routes/screens.ts';
import {
  bare,
  guest,
  loadShell,
  main,
  page,
  root,
  secondFactorPending,
  signedIn,
  signedInBare,
} from './routes/trunk.tsx';

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  // Whoever is signed in gets the answer inside the shell, with the way back at hand; anybody else, plain.
  loader: async ({ location }) => {
    if (await openSamples(location.pathname)) throw redirect({ href: location.href, replace: true });
    const dentro = (await sessionState(session.comprobar)) === 'autenticado' && !secondFactorPending();
    if (dentro) await loadShell();
    return { dentro };
  },
  ...page({ titulo: 'Página no encontrada' }, () => import('./unknown-path.tsx'), 'UnknownPath'),
});

// A route made right here, inside addChildren, would lose its types, and every link of the application with it.
const tree = root.addChildren([
  ...looseRoutes,
  unknown,
  bare.addChildren(openRoutes),
  guest.addChildren(guestRoutes),
  signedIn.addChildren([signedInBare.addChildren(signedInBareRoutes), main.addChildren(screens)]),
]);

export const router = createRouter({
  routeTree: tree,
  defaultErrorComponent: ErrorPage,
  defaultPreload: 'intent',
  scrollRestoration: true,
  parseSearch,
  stringifySearch,
});

/**
 * The sample applications come with the first of their addresses that is asked for, where they are offered. Answers
 * whether the tree has them since now.
 */
async function openSamples(path: string): Promise<boolean> {
  if (samplesAreOpen || !offersSamples() || !/^\/(apps|dashboards|docs|example|pages|ui)(\/|$)/.test(path))
    return false;
  samplesAreOpen = true;
  const { sampleScreens } = await import('./routes/sample-screens.ts');
  main.addChildren([...screens, ...sampleScreens]);
  router.setRoutes(router.buildRouteTree());
  return true;
}
let samplesAreOpen = false;

/** Does this match stand behind the authenticated-only guard? */
export const isPrivate = ({ routeId }: Pick<AnyRouteMatch, 'routeId'>): boolean => routeId === signedIn.id;

/** Does it stand inside the shell? */
export const isInsideShell = ({ routeId }: Pick<AnyRouteMatch, 'routeId'>): boolean => routeId === main.id;
