import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseSearch, stringifySearch } from '#platform/address/address-bar.ts';
import { integer, uuid } from '#platform/address/fields.ts';
import { session } from '#platform/current-session.ts';
import { queryClient } from '#platform/query.ts';
import { FootCount, SumsFoot } from '#ui/tables/sums-foot.tsx';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { day, defineFilters, oneOf, order, pick, text, toggle } from './filters.ts';
import type { ListTable } from './list.tsx';
import { ListPanel } from './list-panel.tsx';
import { ListScreen } from './list-screen.tsx';
import { useFilters, usePanel } from './use-filters.ts';

conSesion();
const anchoDeAntes = window.innerWidth;
beforeEach(() => {
  // The panel stands beside the list.
  Object.assign(window, { innerWidth: 1440 });
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
});
afterEach(() => {
  Object.assign(window, { innerWidth: anchoDeAntes });
  queryClient.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface Socio {
  readonly id: string;
  readonly nombre: string;
}

const socio = (n: number): Socio => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  nombre: ['Ana', 'Beto', 'Caty'][n] ?? `Socio ${n}`,
});

const filtros = defineFilters(
  {
    q: text({ label: 'Buscar socios' }),
    estado: oneOf({
      ...{
        label: 'Estado',
        values: ['activo', 'retirado'],
        names: { activo: 'Activo', retirado: 'Retirado' },
      },
      button: ['retirado', 'Solo retirados'],
    }),
    producto: pick({ label: 'Producto', field: integer(1, 99) }),
    desde: day({ label: 'Desde' }),
    morosos: toggle({ label: 'Morosos', sends: 'si' }),
    orden: order({
      ...{ label: 'Orden', values: ['nombre', 'saldo'], names: { nombre: 'Por nombre', saldo: 'Por saldo' } },
      usual: 'nombre',
    }),
  },
  { socio: uuid },
);

interface Pagina {
  readonly socios: readonly Socio[];
  readonly siguiente: number | null;
}

type Responder = (consulta: object, cursor: number) => Pagina;

const table: ListTable<Socio> = {
  label: 'Socios',
  rowKey: ({ id }) => id,
  rowName: ({ nombre }) => nombre,
  columns: [{ title: 'Nombre', kind: 'texto', cell: ({ nombre }) => nombre }],
};

function Socios({ responder, alCrear }: { readonly responder: Responder; readonly alCrear: () => void }) {
  const filters = useFilters(filtros, { producto: [['7', 'AHC Corriente', 'AHC']] });
  const panel = usePanel(filters, 'socio');
  const query = useInfiniteQuery({
    queryKey: ['socios', filters.query],
    queryFn: async ({ pageParam }) => responder(filters.query, pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ siguiente }) => siguiente,
    retry: false,
  });
  return (
    <ListScreen
      title="Socios"
      purpose="Quiénes son."
      create={{ label: 'Nuevo socio', icon: () => null, permission: 'ahorros:registrar', onRun: alCrear }}
      label="Lista de socios"
      filters={filters}
      query={query}
      rows={({ socios }) => socios}
      table={table}
      loading="Cargando los socios"
      more="Ver más"
      empty={{ title: 'Aún no hay socios', text: 'Inscriba al primero.' }}
      noMatch={{ title: 'Nadie con esos filtros' }}
      panelOf={({ id }) => id}
      panel={panel}
      drawPanel={(id) => <Ficha id={id} panel={panel} />}
      foot={(socios) => (
        <SumsFoot label="Totales">
          <FootCount>{socios.length} socios</FootCount>
        </SumsFoot>
      )}
    />
  );
}

function Ficha({
  id,
  panel,
}: {
  readonly id: string;
  readonly panel: ReturnType<typeof usePanel<object, never>>;
}) {
  const suyo = [0, 1, 2].map(socio).find((uno) => uno.id === id);
  return (
    <ListPanel
      panel={panel}
      label="Socio"
      query={{ data: suyo, error: null, refetch: async () => undefined }}
      title={({ nombre }) => `Ficha de ${nombre}`}
      loading="Cargando al socio"
    >
      {({ nombre }) => <p>Es {nombre}.</p>}
    </ListPanel>
  );
}

const dos: Responder = () => ({ socios: [socio(0), socio(1)], siguiente: null });

function abrir(direccion: string, responder: Responder = dos) {
  const alCrear = vi.fn();
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Socios responder={responder} alCrear={alCrear} /> }),
    history: createMemoryHistory({ initialEntries: [direccion] }),
    ...{ parseSearch, stringifySearch },
  });
  // The types of the routes are those of the application.
  const pantalla = mostrar(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { ...pantalla, alCrear, router, donde: () => router.latestLocation.href };
}

const fila = (name: string) => screen.findByRole('row', { name });
const boton = (name: string) => screen.findByRole('button', { name });

it('lo que la dirección dice se pide, se ve en las fichas y se quita con ellas', async () => {
  const responder = vi.fn(dos);
  const { persona, donde } = abrir('/?estado=activo&producto=7&desde=2026-02-28', responder);
  await fila('Ana');
  expect(responder.mock.lastCall?.[0]).toEqual({ estado: 'activo', producto: 7, desde: '2026-02-28' });
  const fichas = await screen.findByRole('list', { name: 'Filtros en uso' });
  expect(
    within(fichas)
      .getAllByRole('button')
      .map((una) => una.textContent),
  ).toEqual([...['Estado: activo', 'Producto: AHC', 'Desde: 28/02/2026', 'Limpiar filtros']]);
  await persona.click(await boton('Quitar el filtro Estado: activo'));
  await waitFor(() => expect(donde()).toBe('/?producto=7&desde=2026-02-28'));
  await persona.click(await boton('Limpiar filtros'));
  await waitFor(() => expect(donde()).toBe('/'));
  await waitFor(() => expect(responder.mock.lastCall?.[0]).toEqual({}));
});

it('los campos de la barra escriben la dirección, sin pasos para el botón de volver', async () => {
  const { persona, donde, router } = abrir('/');
  await persona.click(await boton('Filtros'));
  await persona.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Activo');
  await persona.selectOptions(screen.getByRole('combobox', { name: 'Producto' }), 'AHC Corriente');
  await persona.type(screen.getByRole('textbox', { name: 'Desde' }), '28/02/2026{Enter}');
  await waitFor(() => expect(donde()).toBe('/?estado=activo&producto=7&desde=2026-02-28'));
  await persona.selectOptions(screen.getByRole('combobox', { name: 'Orden' }), 'Por saldo');
  await waitFor(() => expect(donde()).toContain('orden=saldo'));
  await persona.selectOptions(screen.getByRole('combobox', { name: 'Orden' }), 'Por nombre');
  await waitFor(() => expect(donde()).not.toContain('orden'));
  expect(router.history.length).toBe(1);
});

it('«/» lleva a la búsqueda, que se escribe tras una pausa', async () => {
  const { persona, donde } = abrir('/');
  await fila('Ana');
  await persona.keyboard('/an');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Buscar socios' }));
  await waitFor(() => expect(donde()).toBe('/?q=an'));
});

it('los botones a mano dicen si están puestos', async () => {
  const { persona, donde } = abrir('/');
  await persona.click(await boton('Morosos'));
  expect((await boton('Morosos')).getAttribute('aria-pressed')).toBe('true');
  await persona.click(await boton('Solo retirados'));
  await waitFor(() => expect(donde()).toBe('/?estado=retirado&morosos=true'));
  await persona.click(await boton('Morosos'));
  await waitFor(() => expect(donde()).toBe('/?estado=retirado'));
});

it('Enter abre la ficha con el teclado en ella; las flechas la llevan por la lista; Escape vuelve a la fila', async () => {
  const { persona, donde, router } = abrir('/');
  (await fila('Ana')).focus();
  await persona.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Ficha de Ana' });
  await waitFor(() => expect(donde()).toBe(`/?socio=${socio(0).id}`));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Socio');
  await persona.keyboard('{Escape}');
  await waitFor(() => expect(donde()).toBe('/'));
  expect(document.activeElement).toBe(await fila('Ana'));
  await persona.click(await fila('Ana'));
  await screen.findByRole('heading', { name: 'Ficha de Ana' });
  const pasos = router.history.length;
  await persona.keyboard('{ArrowDown}');
  await screen.findByRole('heading', { name: 'Ficha de Beto' });
  expect((await fila('Beto')).getAttribute('aria-current')).toBe('true');
  // From one to another the history does not grow.
  expect([document.activeElement, router.history.length]).toEqual([await fila('Beto'), pasos]);
});

it('si no llegan se dice por qué, y se piden otra vez', async () => {
  const responder = vi.fn<Responder>(() => {
    throw new TypeError('Failed to fetch');
  });
  const { persona } = abrir('/', responder);
  await screen.findByRole('alert');
  responder.mockImplementation(dos);
  await persona.click(await boton('Reintentar'));
  await fila('Ana');
});

it('sin ninguno dice qué hacer, y a quien puede le da cómo', async () => {
  const nadie: Responder = () => ({ socios: [], siguiente: null });
  const { unmount } = abrir('/', nadie);
  await screen.findByText('Inscriba al primero.');
  expect(screen.queryByRole('button', { name: 'Nuevo socio' })).toBeNull();
  unmount();
  queryClient.clear();
  const usuario = session.usuario();
  if (usuario !== undefined) session.actualizar({ ...usuario, permisos: ['ahorros:registrar'] });
  const { persona, alCrear } = abrir('/', nadie);
  await screen.findByText('Inscriba al primero.');
  for (const uno of screen.getAllByRole('button', { name: 'Nuevo socio' })) await persona.click(uno);
  expect(alCrear).toHaveBeenCalledTimes(2);
});

it('si los filtros no dejan ninguno, se limpian ahí mismo', async () => {
  const { persona, donde } = abrir('/?q=nadie', (consulta, cursor) =>
    'q' in consulta ? { socios: [], siguiente: null } : dos(consulta, cursor),
  );
  await screen.findByText('Nadie con esos filtros');
  await persona.click(await boton('Limpiar filtros'));
  await fila('Ana');
  expect(donde()).toBe('/');
});

it('la página siguiente se pide con su botón; si falla, se vuelve a pedir sin perder lo que hay', async () => {
  let falla = true;
  const { persona } = abrir('/', (_, cursor) => {
    if (cursor === 0) return { socios: [socio(0)], siguiente: 1 };
    if (falla) throw new TypeError('Failed to fetch');
    return { socios: [socio(1)], siguiente: null };
  });
  await fila('Ana');
  await persona.click(await boton('Ver más'));
  await screen.findByText('No se pudieron traer más');
  falla = false;
  await persona.click(await boton('Reintentar'));
  await fila('Beto');
  await fila('Ana');
  expect(screen.getByText('2 socios')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
});
