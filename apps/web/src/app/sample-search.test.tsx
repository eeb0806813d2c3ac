// The search with the sample applications beside it: they add to what the server found, and can spoil nothing of it.
import { buscar, type ConjuntoDeResultados } from '@cuadra/contract/escritorio/busqueda';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { GlobalSearchBox } from '#escritorio/busqueda/global-search-box.tsx';
import { FoundRowsContext, SampleSearchContext } from '#escritorio/busqueda/use-search.ts';
import { queryClient } from '#platform/query.ts';
import { inSpanish } from '#platform/testing/languages.ts';
import type { SampleSearch } from '#ui/search/found-row.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { foundRows } from './composition.ts';

beforeAll(inSpanish);
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const PAGINAS: ConjuntoDeResultados[] = [
  {
    id: 'pages',
    label: 'Pages',
    results: [{ title: 'Notas de crédito', value: 'Notas', link: '/notas', icon: 'star' }],
  },
];

const enContactos: SampleSearch = async (query) => [
  {
    id: 'sample-contacts',
    results: [{ link: '/apps/contacts/7', value: 'Nidia Noj', draw: () => `Nidia (${query})` }],
  },
];

async function alBuscar(samples: SampleSearch, { ofrecidas = true, delServidor = PAGINAS } = {}) {
  document.head.innerHTML = `<meta name="aplicaciones-de-muestra" content="${ofrecidas ? 'si' : 'no'}">`;
  vi.stubGlobal('fetch', async () => Response.json(delServidor));
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const raiz = createRootRoute({ component: GlobalSearchBox });
  const router = createRouter({ routeTree: raiz, history, defaultNotFoundComponent: () => null });
  const { persona } = mostrar(
    <QueryClientProvider client={queryClient}>
      <FoundRowsContext value={foundRows}>
        <SampleSearchContext value={samples}>
          <RouterProvider router={router} />
        </SampleSearchContext>
      </FoundRowsContext>
    </QueryClientProvider>,
  );
  await persona.type(await screen.findByRole('combobox'), 'no');
  return { persona, history };
}

test('lo que hallan las muestras va después de lo del producto, y lleva a su pantalla', async () => {
  const { persona, history } = await alBuscar(enContactos);
  await screen.findByRole('option', { name: 'Nidia (no)' });
  expect(screen.getAllByRole('group').map((grupo) => grupo.firstChild?.textContent)).toEqual([
    'Páginas',
    'Contactos (muestra)',
  ]);
  await persona.keyboard('{ArrowDown}{Enter}');
  expect(history.location.pathname).toBe('/apps/contacts/7');
});

test('si fallan, lo del producto está', async () => {
  const samples = vi.fn<SampleSearch>().mockRejectedValue(new Error('no hay trabajador'));
  await alBuscar(samples);
  const grupo = await screen.findByRole('group', { name: 'Páginas' });
  expect(within(grupo).getAllByRole('option')).toHaveLength(1);
  expect(samples).toHaveBeenCalledExactlyOnceWith('no');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('que no hay nada se dice cuando ambos respondieron', async () => {
  const { promise, resolve } = Promise.withResolvers<[]>();
  await alBuscar(() => promise, { delServidor: [] });
  await screen.findByText('Buscando…');
  await waitFor(() => expect(queryClient.isFetching({ queryKey: [buscar.path] })).toBe(0));
  expect(screen.getByText('Buscando…')).toBeDefined();
  resolve([]);
  await screen.findByText('¡No se encontraron resultados!');
});

test('lo que tardan en hallar se agrega cuando llega, aunque ya se dijera que no hay nada', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<SampleSearch>>>();
  await alBuscar(() => promise, { delServidor: [] });
  await screen.findByText('Buscando…');
  await waitFor(() => expect(queryClient.isFetching({ queryKey: ['muestra'] })).toBe(1));
  await act(() => vi.advanceTimersByTimeAsync(4000));
  await screen.findByText('¡No se encontraron resultados!');
  resolve(await enContactos('no'));
  await screen.findByRole('option', { name: 'Nidia (no)' });
});

test('donde no se ofrecen no se les pregunta', async () => {
  const samples = vi.fn(enContactos);
  await alBuscar(samples, { ofrecidas: false });
  await screen.findByRole('group', { name: 'Páginas' });
  expect(samples).not.toHaveBeenCalled();
});
