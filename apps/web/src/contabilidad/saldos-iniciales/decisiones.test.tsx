import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/query.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { Decisiones } from './decisiones.tsx';
import { apertura } from './testing/apertura.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('lo que se escribió para devolverlos queda si el servidor lo niega', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json(
      {
        type: 'about:blank',
        title: 'x',
        status: 409,
        detail: 'Alguien los cambió.',
        codigo: 'CONFLICTO_DE_EDICION',
      },
      { status: 409, headers: { 'content-type': 'application/problem+json' } },
    ),
  );
  const { persona } = mostrar(
    <QueryClientProvider client={queryClient}>
      <Decisiones apertura={{ ...apertura, estado: 'en_revision' }} />
    </QueryClientProvider>,
  );
  await persona.click(screen.getByRole('button', { name: 'Retirar para corregir' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Devolver los saldos iniciales' }));
  await persona.type(dialogo.getByRole('textbox', { name: 'Motivo' }), 'Falta la caja chica');
  await persona.click(dialogo.getByRole('button', { name: 'Devolver' }));
  expect((await dialogo.findByRole('alert')).textContent).toBe('Alguien los cambió.');
  expect(dialogo.getByRole<HTMLTextAreaElement>('textbox', { name: 'Motivo' }).value).toBe(
    'Falta la caja chica',
  );
});
