import type { ResumenDeEquivalencia } from '@cuadra/contract/contabilidad/equivalencias/equivalencias';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/query.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { Equivalencias } from './equivalencias.tsx';

conSesion();
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const ID = '00000000-0000-4000-8000-0000000000e1';
const guardada: ResumenDeEquivalencia = {
  id: ID,
  nombre: 'Sistema anterior',
  cuentas: 1,
  por: { id: ID, nombre: 'Ana Caal' },
  en: '2026-11-01T15:00:00.000Z',
};

/** What was asked of the server besides the list. */
async function abrir(guardadas: readonly ResumenDeEquivalencia[], rechazo?: object) {
  const pedidas: [string, string, unknown][] = [];
  vi.stubGlobal('fetch', async (direccion: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return Response.json(guardadas);
    const escrito: unknown = body == null ? undefined : JSON.parse(String(body));
    pedidas.push([method, new URL(direccion, 'http://cuadra').pathname, escrito]);
    if (rechazo !== undefined)
      return Response.json(rechazo, {
        status: 409,
        headers: { 'content-type': 'application/problem+json' },
      });
    return Response.json(method === 'DELETE' ? true : guardada);
  });
  const onClose = vi.fn();
  const { persona } = mostrar(
    <QueryClientProvider client={queryClient}>
      <Equivalencias onClose={onClose} />
    </QueryClientProvider>,
  );
  await screen.findByText(guardadas.length === 0 ? 'Todavía no hay equivalencias' : 'Sistema anterior');
  return { persona, pedidas, onClose };
}

it('sin ninguna, dice cuándo se guarda la primera', async () => {
  await abrir([]);
  expect(screen.getByText(/^La primera se guarda al traer/)).toBeDefined();
});

it('se le cambia el nombre con el teclado, y el teclado vuelve a donde empezó', async () => {
  const { persona, pedidas } = await abrir([guardada]);
  expect(screen.getByText(/^1 cuenta · Ana Caal, 01\/11\/2026/)).toBeDefined();
  await persona.click(screen.getByRole('button', { name: 'Renombrar Sistema anterior' }));
  await persona.keyboard('Micoope{Enter}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Renombrar Sistema anterior' })),
  );
  expect(pedidas).toEqual([['PATCH', `/api/contabilidad/equivalencias/${ID}`, { nombre: 'Micoope' }]]);
});

it('Escape deja el nombre como estaba, sin cerrar el diálogo', async () => {
  const { persona, pedidas, onClose } = await abrir([guardada]);
  await persona.click(screen.getByRole('button', { name: 'Renombrar Sistema anterior' }));
  await persona.keyboard('Otro{Escape}');
  expect(screen.getByRole('button', { name: 'Renombrar Sistema anterior' })).toBeDefined();
  expect([pedidas, onClose.mock.calls]).toEqual([[], []]);
});

it('si el nombre ya es de otra, se dice ahí y queda lo escrito', async () => {
  const { persona } = await abrir([guardada], {
    type: 'about:blank',
    title: 'Ya existe',
    codigo: 'EQUIVALENCIA_YA_EXISTE',
    detail: 'Ya hay una equivalencia con ese nombre: use esa o escriba otro.',
    status: 409,
  });
  await persona.click(screen.getByRole('button', { name: 'Renombrar Sistema anterior' }));
  await persona.keyboard('Micoope{Enter}');
  expect(await screen.findByText(/^Ya hay una equivalencia/)).toBeDefined();
  expect(screen.getByDisplayValue('Micoope')).toBeDefined();
});

it('se elimina solo si se confirma', async () => {
  const { persona, pedidas } = await abrir([guardada]);
  for (const respuesta of ['Cancelar', 'Eliminar']) {
    await persona.click(screen.getByRole('button', { name: 'Eliminar Sistema anterior' }));
    const pregunta = await screen.findByRole('dialog', { name: 'Eliminar la equivalencia' });
    expect(pedidas).toEqual([]);
    await persona.click(within(pregunta).getByRole('button', { name: respuesta }));
  }
  await waitFor(() =>
    expect(pedidas).toEqual([['DELETE', `/api/contabilidad/equivalencias/${ID}`, undefined]]),
  );
});
