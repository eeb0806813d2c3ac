import type { Politica } from '@cuadra/contract/control/politica';
import { centavos } from '@cuadra/core/dinero';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../platform/current-session.ts';
import { queryClient } from '../../platform/query.ts';
import { inSpanish } from '../../platform/testing/languages.ts';
import { conSesion } from '../../ui/testing/con-sesion.ts';
import { mostrar } from '../../ui/testing/mostrar.tsx';
import { direccionDeOperaciones } from './direccion.ts';
import { Operaciones } from './operaciones.tsx';

const CHEQUE = { rol: 'contador', operacion: 'cheque', clase: 'paga' } as const;
const vigente: Politica = {
  hacen: [
    {
      ...CHEQUE,
      ...{ cada: centavos(10_000_000), alDia: centavos(50_000_000) },
      ...{ reautenticar: false, soporteDesde: null, avisaDesde: null },
    },
  ],
  autorizan: [{ ...CHEQUE, cada: null, alDia: null }],
};

let pedidos: { readonly politica: Politica; readonly motivo: string }[];

beforeAll(inSpanish);
conSesion();
beforeEach(() => {
  queryClient.clear();
  pedidos = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (!url.endsWith('/politica')) return Response.json([]);
    if (method === 'PUT') pedidos.push(JSON.parse(String(body)));
    return Response.json(vigente);
  });
});
afterEach(() => vi.unstubAllGlobals());

async function abrir(administra: boolean, roles: ('administrador' | 'contador')[] = ['administrador']) {
  const yo = session.usuario();
  if (yo === undefined) throw new Error('Nobody is signed in');
  session.actualizar({ ...yo, roles, permisos: administra ? ['institucion:administrar'] : [] });
  const raiz = createRootRoute();
  const ruta = createRoute({
    getParentRoute: () => raiz,
    path: '/',
    validateSearch: direccionDeOperaciones,
    component: Operaciones,
  });
  const router = createRouter({
    routeTree: raiz.addChildren([ruta]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const { persona } = mostrar(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('table', { name: 'Lo que hace cada rol' });
  return persona;
}

const CADA = 'Cheque: cada vez, en quetzales';

it('se cambia un monto y se pide con un motivo; hasta que otro lo apruebe vale lo de antes', async () => {
  const persona = await abrir(true);
  await persona.clear(screen.getByLabelText(CADA));
  await persona.type(screen.getByLabelText(CADA), '75,000');
  await persona.click(screen.getByRole('button', { name: 'Pedir el cambio (1)' }));
  const dialogo = await screen.findByRole('dialog');
  await persona.type(within(dialogo).getByLabelText(/Motivo/), 'Lo decidió el consejo');
  await persona.click(within(dialogo).getByRole('button', { name: 'Pedir el cambio' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(pedidos).toEqual([
    {
      politica: { ...vigente, hacen: [{ ...vigente.hacen[0], cada: 7_500_000 }] },
      motivo: 'Lo decidió el consejo',
    },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>(CADA).value).toBe('100,000.00');
});

it('sin monto no hay límite, «siempre dos» es cero y sin marcar nadie lo hace', async () => {
  const persona = await abrir(true);
  await persona.clear(screen.getByLabelText(CADA));
  await persona.click(screen.getByLabelText('Traslado entre bancos: lo hace'));
  expect(screen.getByLabelText<HTMLInputElement>('Traslado entre bancos: siempre dos').checked).toBe(true);
  await persona.click(screen.getByRole('button', { name: 'Pedir el cambio (2)' }));
  const dialogo = await screen.findByRole('dialog');
  await persona.type(within(dialogo).getByLabelText(/Motivo/), 'Prueba{Enter}');
  await persona.click(within(dialogo).getByRole('button', { name: 'Pedir el cambio' }));
  await waitFor(() => expect(pedidos).toHaveLength(1));
  expect(pedidos[0]?.politica.hacen.map(({ operacion, cada }) => [operacion, cada])).toEqual([
    ['cheque', null],
    ['banco-traslado', 0],
  ]);
});

it('lo de un día que no alcanza lo de una vez no se puede pedir', async () => {
  const persona = await abrir(true);
  const alDia = screen.getByLabelText('Cheque: al día, en quetzales');
  await persona.clear(alDia);
  await persona.type(alDia, '5');
  await screen.findByText('Menos que lo de una vez.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Pedir el cambio/ }).disabled).toBe(true);
});

it('quien no administra lee', async () => {
  await abrir(false, ['contador']);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('100,000.00')).toBeTruthy();
  expect(screen.getByText('Los cambian dos personas que administran la institución.')).toBeTruthy();
});

it('el propio rol no se edita', async () => {
  await abrir(true, ['administrador', 'contador']);
  expect(screen.queryByLabelText(CADA)).toBeNull();
  expect(screen.getByText('Es su propio rol: sus límites los cambia otro administrador.')).toBeTruthy();
});
