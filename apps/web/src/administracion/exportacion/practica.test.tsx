import type { SituacionDePractica } from '@cuadra/contract/administracion/practica';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/query.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { Practica } from './practica.tsx';

conSesion();
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const ninguna: SituacionDePractica = {
  estado: 'ninguna',
  esEsta: false,
  hechaEn: null,
  direccion: null,
  enCurso: null,
  fallo: false,
  ensayado: null,
};
const detenida: SituacionDePractica = { ...ninguna, estado: 'detenida', hechaEn: '2026-11-01T15:00:00.000Z' };

/** What was asked of the server besides how it is. */
function abrir(situacion: SituacionDePractica) {
  const pedidas: string[] = [];
  vi.stubGlobal('fetch', async (_direccion: string, { method = 'GET' }: RequestInit) => {
    if (method !== 'GET') pedidas.push(method);
    return Response.json(situacion);
  });
  const { persona } = mostrar(
    <QueryClientProvider client={queryClient}>
      <Practica />
    </QueryClientProvider>,
  );
  const pulsar = async (nombre: string) => persona.click(await screen.findByRole('button', { name: nombre }));
  const contestar = async (nombre: string) => {
    const pregunta = await screen.findByRole('dialog');
    await persona.click(within(pregunta).getByRole('button', { name: nombre }));
  };
  return { pedidas, pulsar, contestar };
}

it('la primera copia se hace sin preguntar', async () => {
  const { pedidas, pulsar } = abrir(ninguna);
  await pulsar('Hacer la copia');
  await waitFor(() => expect(pedidas).toEqual(['POST']));
});

it.each([
  ['Hacerla de nuevo', 'POST'],
  ['Quitarla', 'DELETE'],
])('«%s» pregunta antes', async (boton, metodo) => {
  const { pedidas, pulsar, contestar } = abrir(detenida);
  await pulsar(boton);
  await contestar('Cancelar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(pedidas).toEqual([]);
  await pulsar(boton);
  await contestar(boton);
  await waitFor(() => expect(pedidas).toEqual([metodo]));
});
