import { type Politica, verPolitica } from '@cuadra/contract/control/politica';
import { centavos } from '@cuadra/core/dinero';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#platform/current-session.ts';
import { queryClient } from '#platform/query.ts';
import { inSpanish } from '#platform/testing/languages.ts';
import { unsaved } from '#ui/dialogs/unsaved.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { direccionDeOperaciones } from './direccion.ts';
import { haceNueva } from './edicion.ts';
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
/** What the server has, which another person may change. */
let enElServidor: Politica;

beforeAll(inSpanish);
conSesion();
beforeEach(() => {
  queryClient.clear();
  [pedidos, enElServidor] = [[], vigente];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (!url.endsWith('/politica')) return Response.json([]);
    if (method === 'PUT') pedidos.push(JSON.parse(String(body)));
    return Response.json(enElServidor);
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
  const { persona, unmount } = mostrar(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('table', { name: 'Lo que hace cada rol' });
  return { persona, router, unmount };
}

const CADA = 'Cheque: cada vez, en quetzales';

it('se cambia un monto y se pide con un motivo; hasta que otro lo apruebe vale lo de antes', async () => {
  const { persona } = await abrir(true);
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
  const { persona } = await abrir(true);
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
  const { persona } = await abrir(true);
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

type Persona = Awaited<ReturnType<typeof abrir>>['persona'];

const cada = () => screen.getByLabelText<HTMLInputElement>(CADA).value;
const escribir = async (persona: Persona, monto: string) => {
  await persona.clear(screen.getByLabelText(CADA));
  await persona.type(screen.getByLabelText(CADA), monto);
  await persona.tab();
};
const chequeHasta = (monto: number): Politica => ({
  ...vigente,
  hacen: vigente.hacen.map((fila) => ({ ...fila, cada: centavos(monto) })),
});
const conTraslado = (politica: Politica): Politica => ({
  ...politica,
  hacen: [...politica.hacen, haceNueva({ rol: 'contador', operacion: 'banco-traslado', clase: 'mueve' })],
});
/** Another person saves, and the open screens are told. */
const otraPersonaGuarda = async (politica: Politica) => {
  enElServidor = politica;
  await act(() => queryClient.invalidateQueries({ queryKey: [verPolitica.path] }));
};
const pedirEn = async (persona: Persona, motivo: string) => {
  await persona.click(screen.getByRole('button', { name: /^Pedir el cambio/ }));
  const dialogo = await screen.findByRole('dialog');
  await persona.type(within(dialogo).getByLabelText(/Motivo/), motivo);
  await persona.click(within(dialogo).getByRole('button', { name: 'Pedir el cambio' }));
  return dialogo;
};

it('lo escrito vuelve después de recargar, si se quiere; pedido, no vuelve más', async () => {
  const antes = await abrir(true);
  await escribir(antes.persona, '75,000');
  await waitFor(() => expect(unsaved.forms('control/')).toEqual(['politica']));
  // A page that is reloaded closes nothing: what it kept is as it was.
  const guardado = Object.entries({ ...localStorage });
  antes.unmount();
  for (const [clave, valor] of guardado) localStorage.setItem(clave, String(valor));
  // Meanwhile another person changed something else, which restoring does not undo.
  enElServidor = conTraslado(vigente);
  queryClient.clear();

  const { persona } = await abrir(true);
  expect(cada()).toBe('100,000.00');
  await persona.click(screen.getByRole('button', { name: 'Restaurar' }));
  expect(cada()).toBe('75,000.00');
  await pedirEn(persona, 'Lo decidió el consejo');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(pedidos.map(({ politica }) => politica)).toEqual([conTraslado(chequeHasta(75_000_00))]);
  expect(unsaved.forms('control/')).toEqual([]);
});

it('descartado lo escrito, tampoco queda qué recuperar', async () => {
  const antes = await abrir(true);
  await escribir(antes.persona, '75,000');
  await waitFor(() => expect(unsaved.forms('control/')).toEqual(['politica']));
  await antes.persona.click(screen.getByRole('button', { name: 'Descartar' }));
  expect([cada(), unsaved.forms('control/')]).toEqual(['100,000.00', []]);
});

it('quien sale sin pedirlo es preguntado antes', async () => {
  const { persona, router } = await abrir(true);
  await escribir(persona, '75,000');
  void router.navigate({ href: '/otra' });
  await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });
  await persona.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([cada(), router.state.location.pathname]).toEqual(['75,000.00', '/']);
});

it('lo que otra persona guarda de otro renglón se dice, y lo mío se pide sobre ello', async () => {
  const { persona } = await abrir(true);
  await escribir(persona, '75,000');
  await otraPersonaGuarda(conTraslado(vigente));
  await screen.findByText(/^Otra persona cambió operaciones y límites mientras usted escribía/);
  expect(screen.getByLabelText<HTMLInputElement>('Traslado entre bancos: lo hace').checked).toBe(true);
  await pedirEn(persona, 'Lo decidió el consejo');
  await waitFor(() => expect(pedidos).toHaveLength(1));
  expect(pedidos[0]?.politica).toEqual(conTraslado(chequeHasta(75_000_00)));
});

it('lo que otra persona guarda del mismo renglón no se pisa sin elegir', async () => {
  const { persona } = await abrir(true);
  await escribir(persona, '75,000');
  await otraPersonaGuarda(chequeHasta(60_000_00));
  const aviso = await screen.findByRole('alert');
  expect(aviso.textContent?.replaceAll('\u00a0', ' ')).toContain(
    'Contador, hace cheque (saca dinero): Q 60,000.00 cada vez y Q 500,000.00 al día.',
  );
  expect(cada()).toBe('75,000.00');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pedir el cambio/ }).disabled).toBe(true);
  await persona.click(screen.getByRole('button', { name: 'Seguir con lo mío' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await pedirEn(persona, 'Lo decidió el consejo');
  await waitFor(() => expect(pedidos).toHaveLength(1));
  expect(pedidos[0]?.politica).toEqual(chequeHasta(75_000_00));
});

it('o se deja lo propio por lo que vale ahora', async () => {
  const { persona } = await abrir(true);
  await escribir(persona, '75,000');
  await otraPersonaGuarda(chequeHasta(60_000_00));
  await persona.click(await screen.findByRole('button', { name: 'Usar lo que vale ahora' }));
  expect([cada(), screen.queryByRole('alert')]).toEqual(['60,000.00', null]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pedir el cambio' }).disabled).toBe(true);
});

it('si cambió y nadie lo dijo a tiempo, al pedir se dice, nada se envía y el motivo queda', async () => {
  const { persona } = await abrir(true);
  await escribir(persona, '75,000');
  enElServidor = chequeHasta(60_000_00);
  const dialogo = await pedirEn(persona, 'Lo decidió el consejo');
  await within(dialogo).findByText(/Cierre esto, revise lo que pide y pídalo de nuevo/);
  const motivo = within(dialogo).getByLabelText<HTMLTextAreaElement>(/Motivo/);
  expect([motivo.value, pedidos]).toEqual(['Lo decidió el consejo', []]);
  // Insisting is no choice.
  await persona.click(within(dialogo).getByRole('button', { name: 'Pedir el cambio' }));
  await within(dialogo).findByText(/Cierre esto/);
  expect(pedidos).toEqual([]);
  await persona.click(within(dialogo).getByRole('button', { name: 'Cancelar' }));
  await screen.findByRole('button', { name: 'Seguir con lo mío' });
});
