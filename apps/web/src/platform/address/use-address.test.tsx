import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseSearch, stringifySearch } from './address-bar.ts';
import { text } from './fields.ts';
import { useAddress } from './use-address.ts';

const direccion = z.object({ q: text(20), panel: text(20), vista: text(20) });

type Address = ReturnType<typeof useAddress<z.infer<typeof direccion>>>;

function Lista({ alDibujar }: { readonly alDibujar: (address: Address) => void }) {
  alDibujar(useAddress(direccion));
  return <p>La lista</p>;
}

/** The screen as it was drawn at first, as whatever waits (a pause in the typing, an answer) remembers it. */
async function abrir(en: string) {
  const dibujadas: Address[] = [];
  const rootRoute = createRootRoute({ component: Outlet });
  const lenta = Promise.withResolvers<void>();
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      createRoute({
        getParentRoute: () => rootRoute,
        path: '/lista',
        component: () => <Lista alDibujar={(address) => dibujadas.push(address)} />,
      }),
      createRoute({
        getParentRoute: () => rootRoute,
        path: '/otra',
        loader: () => lenta.promise,
        component: () => <p>Estamos en otra</p>,
      }),
    ]),
    history: createMemoryHistory({ initialEntries: [en] }),
    defaultPendingMs: 60_000,
    parseSearch,
    stringifySearch,
  });
  // The types of the routes are those of the application.
  render(<RouterProvider router={router as never} />);
  await screen.findByText('La lista');
  const [primera] = dibujadas;
  if (primera === undefined) throw new Error('Nothing was drawn');
  const hacer = (que: () => void) => act(async () => que());
  const donde = () => router.latestLocation.href;
  return { primera, router, hacer, donde, llegar: () => act(async () => lenta.resolve()) };
}

it('lo que esperaba una pausa no cierra lo que se abrió entretanto', async () => {
  const { primera, hacer, donde } = await abrir('/lista?vista=todas');
  await hacer(() => primera.push({ panel: 'ana' }));
  await hacer(() => primera.replace({ q: 'mar' }));
  expect(donde()).toBe('/lista?q=mar&panel=ana&vista=todas');
});

it('dos cambios a la vez se suman', async () => {
  const { primera, hacer, donde } = await abrir('/lista?q=mar');
  await hacer(() => {
    primera.push({ panel: 'ana' });
    primera.replace({ q: undefined });
  });
  expect(donde()).toBe('/lista?panel=ana');
});

it('con todo dicho no queda nada de lo anterior', async () => {
  const { primera, hacer, donde } = await abrir('/lista?q=mar&panel=ana');
  await hacer(() => primera.replaceAll({ vista: 'todas' }));
  expect(donde()).toBe('/lista?vista=todas');
});

it('a quien ya va a otra pantalla no se le hace volver', async () => {
  const { primera, router, hacer, donde, llegar } = await abrir('/lista');
  await hacer(() => void router.navigate({ href: '/otra' }));
  // The one it goes to is still being brought, and this one is still seen.
  expect(screen.getByText('La lista')).toBeDefined();
  await hacer(() => primera.replace({ q: 'mar' }));
  expect(donde()).toBe('/otra');
  await llegar();
  expect(await screen.findByText('Estamos en otra')).toBeDefined();
  // Nor when what was being saved is answered later.
  await hacer(() => primera.replace({ panel: undefined }));
  expect(donde()).toBe('/otra');
});

it('también en una dirección que termina con una barra', async () => {
  const { primera, hacer, donde } = await abrir('/lista/');
  await hacer(() => primera.replace({ q: 'mar' }));
  expect(donde()).toMatch(/^\/lista\/?\?q=mar$/);
});
