import type { Aviso } from '@cuadra/contract/escritorio/avisos';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/query.ts';
import { inSpanish } from '#platform/testing/languages.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { AvisosPanel } from './avisos-panel.tsx';
import { kinds } from './kinds.ts';

beforeAll(inSpanish);
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const aviso = (id: string, link: string | null): Aviso => ({
  id,
  title: `Aviso ${id}`,
  description: 'Descripción',
  time: '2026-11-16T15:00:00.000Z',
  icon: null,
  image: null,
  link,
  useRouter: false,
  read: false,
  seen: true,
});

function abrir(avisos: readonly Aviso[]) {
  const pedidos: string[] = [];
  vi.stubGlobal('fetch', async (direccion: string, { method, body }: RequestInit) => {
    if (method === 'PATCH') pedidos.push(`${direccion} ${String(body)}`);
    return Response.json(method === 'PATCH' ? avisos[0] : avisos);
  });
  queryClient.setQueryData(kinds.notifications.lista.queryKey, [...avisos]);
  const onCerrar = vi.fn();
  const { persona } = mostrar(
    <QueryClientProvider client={queryClient}>
      <AvisosPanel kind="notifications" boton={document.createElement('button')} onCerrar={onCerrar} />
    </QueryClientProvider>,
  );
  return { persona, onCerrar, pedidos };
}

test('seguir el enlace de un aviso lo marca como leído', async () => {
  const { persona, onCerrar, pedidos } = abrir([aviso('a', '#aqui')]);
  await persona.click(screen.getByRole('link'));
  expect(onCerrar).toHaveBeenCalledOnce();
  await waitFor(() =>
    expect(pedidos[0]).toBe('/api/common/notifications {"id":"a","notification":{"read":true}}'),
  );
});

test('abrir uno sin enlace también; uno leído no vuelve a enviarse', async () => {
  const { persona, onCerrar, pedidos } = abrir([aviso('b', null), { ...aviso('c', '#aqui'), read: true }]);
  await persona.click(screen.getByRole('button', { name: /Sin leer/ }));
  await waitFor(() => expect(pedidos).toHaveLength(1));
  expect(onCerrar).not.toHaveBeenCalled();
  await persona.click(screen.getByRole('link'));
  expect(pedidos).toHaveLength(1);
});
