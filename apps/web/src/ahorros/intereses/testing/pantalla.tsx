// A screen of the savings on a page of its own, at some address, for its test.
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { queryClient } from '#platform/query.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';

export function enPantalla(Pantalla: () => ReactNode, path: string, direccion: string) {
  const raiz = createRootRoute({ component: () => <Outlet /> });
  const suya = createRoute({ getParentRoute: () => raiz, path, component: Pantalla });
  const otra = createRoute({ getParentRoute: () => raiz, path: '$', component: () => <p>Otra pantalla</p> });
  const router = createRouter({
    routeTree: raiz.addChildren([suya, otra]),
    history: createMemoryHistory({ initialEntries: [direccion] }),
  });
  // The types of the routes are those of the application.
  const pantalla = mostrar(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { ...pantalla, router };
}
