import type { Permiso } from '@cuadra/contract/acceso/permisos';
import type { AsociadoEntero } from '@cuadra/contract/ahorros/asociados';
import { centavos } from '@cuadra/core/dinero';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#platform/current-session.ts';
import { queryClient } from '#platform/query.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { Asociados } from './asociados.tsx';

conSesion();
const conPermisos = (...permisos: readonly Permiso[]) => {
  const usuario = session.usuario();
  if (usuario !== undefined) session.actualizar({ ...usuario, permisos: ['ahorros:ver', ...permisos] });
};
beforeEach(() => {
  conPermisos('ahorros:registrar');
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ID = '00000000-0000-4000-8000-0000000000a1';
const asociado = (cambios: Partial<AsociadoEntero> = {}): AsociadoEntero => ({
  ...{ id: ID, numero: 12, nombre: 'María Pop', dpi: '1234567890101', nit: null, documento: null },
  ...{ nacimiento: null, telefono: null, correo: null, direccion: null, agencia: '01', estado: 'activo' },
  ...{ ingreso: '2024-02-01', version: 3, cuentas: [], totales: { abiertas: 0, saldo: centavos(0) } },
  ...cambios,
});

interface Pedida {
  readonly ruta: string;
  readonly consulta: string;
  readonly cuerpo: unknown;
}

function abrir(direccion: string, respuestas: Readonly<Record<string, () => unknown>> = {}) {
  const pedidas: Pedida[] = [];
  const { cuentas: _, totales: __, ...deLista } = asociado();
  const todas: Readonly<Record<string, () => unknown>> = {
    'GET /asociados': () => ({
      ...{ asociados: [{ ...deLista, cuentas: 0, saldo: centavos(0) }], siguiente: null, total: 1 },
    }),
    [`GET /asociados/${ID}`]: () => asociado(),
    'GET /api/contabilidad/agencias': () => [{ idAgencia: '01', nombreAgencia: 'Central' }],
    ...respuestas,
  };
  vi.stubGlobal('fetch', async (a: string, init: RequestInit) => {
    const [completa = '', consulta = ''] = a.split('?');
    const ruta = `${init.method ?? 'GET'} ${completa.replace('/api/ahorros', '')}`;
    pedidas.push({
      ruta,
      consulta,
      cuerpo: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    const respuesta = todas[ruta]?.();
    return respuesta instanceof Response ? respuesta : Response.json(respuesta);
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: Asociados }),
    history: createMemoryHistory({ initialEntries: [direccion] }),
  });
  // The types of the routes are those of the application.
  const pantalla = mostrar(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { ...pantalla, router, a: (ruta: string) => pedidas.filter((una) => una.ruta === ruta) };
}

it('busca mientras se escribe, por lo escrito', async () => {
  const { persona, a } = abrir('/');
  await persona.type(await screen.findByRole('searchbox', { name: 'Buscar asociados' }), 'maría');
  await waitFor(() => expect(a('GET /asociados').at(-1)?.consulta).toBe('texto=mar%C3%ADa'));
});

it('de otra agencia se ve lo mínimo, y no se abre', async () => {
  const { persona, a } = abrir('/?q=77', {
    'GET /asociados': () => ({
      asociados: [
        {
          ...{
            id: ID,
            numero: 77,
            nombre: 'Marta Choc',
            dpi: '•••• ••••• 1601',
            documento: null,
            ajeno: true,
          },
          ...{ telefono: null, agencia: '02', estado: null, cuentas: 0, saldo: centavos(0) },
        },
      ],
      ...{ siguiente: null, total: 1 },
    }),
  });
  const fila = await screen.findByRole('row', { name: 'Asociado 77, Marta Choc, de la agencia 02' });
  for (const dicho of ['•••• ••••• 1601', 'De otra agencia']) expect(fila.textContent).toContain(dicho);
  await persona.click(fila);
  expect(a(`GET /asociados/${ID}`)).toEqual([]);
  expect(screen.queryByRole('complementary', { name: 'Asociado' })).toBeNull();
});

it('sin ninguno, invita a inscribir al primero; con filtros, a limpiarlos', async () => {
  const nadie = { 'GET /asociados': () => ({ asociados: [], siguiente: null, total: 0 }) };
  const { unmount } = abrir('/', nadie);
  await screen.findByText('Aún no hay asociados');
  unmount();
  queryClient.clear();
  abrir('/?q=nadie', nadie);
  await screen.findByText('Ningún asociado con esos datos');
});

it('el DPI se espacia al escribirlo y se envía en dígitos; lo rechazado se dice en su campo', async () => {
  const { persona, a } = abrir('/?nuevo=true', {
    'POST /asociados': () =>
      Response.json(
        {
          ...{ type: 'about:blank', title: 'x', status: 409, codigo: 'ASOCIADO_REPETIDO' },
          detail: 'Ya hay un asociado con ese DPI.',
          errores: [
            { campo: 'dpi', codigo: 'ASOCIADO_REPETIDO', mensaje: 'Ya hay un asociado con ese DPI.' },
          ],
        },
        { status: 409, headers: { 'content-type': 'application/problem+json' } },
      ),
  });
  const formulario = await screen.findByRole('form', { name: 'Nuevo asociado' });
  const dpi = within(formulario).getByRole<HTMLInputElement>('textbox', { name: 'DPI' });
  await persona.click(within(formulario).getByRole('button', { name: 'Inscribir' }));
  await within(formulario).findByText('Escriba el nombre.');
  expect(a('POST /asociados')).toEqual([]);
  await persona.type(within(formulario).getByRole('textbox', { name: /Nombre completo/ }), 'Ana Caal');
  await persona.type(dpi, '1234567890101');
  expect(dpi.value).toBe('1234 56789 0101');
  await persona.click(within(formulario).getByRole('button', { name: 'Inscribir' }));
  await within(formulario).findByText('Ya hay un asociado con ese DPI.');
  expect(a('POST /asociados')[0]?.cuerpo).toMatchObject({ nombre: 'Ana Caal', dpi: '1234567890101' });
  expect(dpi.value).toBe('1234 56789 0101');
});

it('se retira con un motivo y la versión que se vio', async () => {
  const { persona, a } = abrir(`/?asociado=${ID}`, {
    [`POST /asociados/${ID}/estado`]: () => asociado({ estado: 'retirado' }),
  });
  await persona.click(await screen.findByRole('button', { name: 'Más acciones del asociado' }));
  await persona.click(await screen.findByRole('menuitem', { name: 'Retirar' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Retirar al asociado' });
  await persona.click(within(dialogo).getByRole('button', { name: 'Retirar' }));
  await within(dialogo).findByText('Escriba el motivo.');
  await persona.type(within(dialogo).getByRole('textbox', { name: /Motivo/ }), 'Se muda del país');
  await persona.click(within(dialogo).getByRole('button', { name: 'Retirar' }));
  await waitFor(() => expect(a(`POST /asociados/${ID}/estado`)).toHaveLength(1));
  const cuerpo = { estado: 'retirado', motivo: 'Se muda del país', version: 3 };
  expect(a(`POST /asociados/${ID}/estado`)[0]?.cuerpo).toEqual(cuerpo);
});

it('abrir cuenta lleva a la apertura con ese titular; quien solo mira no la ve', async () => {
  const { persona, router, unmount } = abrir(`/?asociado=${ID}`);
  await persona.click(await screen.findByRole('button', { name: 'Abrir cuenta' }));
  expect(router.history.location.href).toBe(`/ahorros/cuentas?nueva=true&titular=${ID}`);
  unmount();
  conPermisos();
  abrir(`/?asociado=${ID}`);
  await screen.findByText('No tiene cuentas en sus agencias.');
  expect(screen.queryByRole('button', { name: 'Abrir cuenta' })).toBeNull();
});
