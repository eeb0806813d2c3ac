import type { Mesa as DatosDeMesa } from '@cuadra/contract/contabilidad/bancos/mesa';
import { centavos } from '@cuadra/core/dinero';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#platform/current-session.ts';
import { queryClient } from '#platform/query.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { cuentaBancaria } from '../testing/cuenta-bancaria.ts';
import { Mesa } from './mesa.tsx';
import { linea, mesa, movimiento, sugerencia } from './testing/mesa-de-prueba.ts';
import { rechazo, servidor } from './testing/servidor.ts';

conSesion();
beforeEach(() => {
  const usuario = session.usuario();
  if (usuario !== undefined) session.actualizar({ ...usuario, permisos: ['bancos:ver', 'bancos:conciliar'] });
  // The frames of the lists have a size only on a real page.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const CUENTA = cuentaBancaria({});
const RUTA = `/cuentas/${CUENTA.id}`;
const deposito = linea({ fecha: '2026-10-02', monto: 100_00, texto: 'DEPOSITO 1' });
const comision = linea({ fecha: '2026-10-03', monto: -12_00, texto: 'COMISION' });
const remesa = movimiento({ fecha: '2026-10-02', monto: 100_00, concepto: 'Remesa' });
const cruzada = { pendiente: centavos(0) };

const inicial = mesa({ revision: 4, lineas: [deposito, comision], movimientos: [remesa] });
const trasCruzar = mesa({
  revision: 5,
  entera: false,
  lineas: [{ ...deposito, ...cruzada }],
  movimientos: [{ ...remesa, ...cruzada }],
});

async function abrir(
  respuestas: Parameters<typeof servidor>[0],
  { datos = inicial, cuenta = CUENTA }: { datos?: DatosDeMesa; cuenta?: typeof CUENTA } = {},
) {
  const visto = servidor({
    'GET /cuentas': () => [cuenta],
    [`GET ${RUTA}/mesa`]: () => datos,
    [`GET ${RUTA}/cruzar`]: () => null,
    ...respuestas,
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Mesa cuenta={cuenta} anio={2026} mes={10} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  // The types of the routes are those of the application.
  const pantalla = mostrar(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('grid', { name: 'Líneas del banco' });
  return { ...pantalla, visto };
}

const filas = (lado: string) =>
  within(screen.getByRole('grid', { name: lado }))
    .getAllByRole('row')
    .slice(1);
function primera(lado: string): HTMLElement {
  const [fila] = filas(lado);
  if (fila === undefined) throw new Error(`No row of ${lado}`);
  return fila;
}
const BANCO = 'Líneas del banco';
const LIBROS = 'Movimientos de los libros';

it('se elige de ambos lados con el teclado, se ve que cuadra e Intro lo cruza', async () => {
  const { persona, visto } = await abrir({
    [`POST ${RUTA}/cruces`]: () => ({ cruces: ['c'], mesa: trasCruzar }),
  });
  await persona.keyboard('jk');
  expect(document.activeElement).toBe(primera(BANCO));
  await persona.keyboard(' l');
  await waitFor(() => expect(document.activeElement).toBe(primera(LIBROS)));
  await persona.keyboard(' ');
  expect(screen.getByText('Cuadra')).toBeDefined();
  await persona.keyboard('{Enter}');
  expect(await screen.findByText('Cruzado.')).toBeDefined();
  expect(visto.a(`${RUTA}/cruces`)[0]?.cuerpo).toEqual({
    anio: 2026,
    mes: 10,
    revision: 4,
    lineas: [{ id: deposito.id }],
    movimientos: [{ id: remesa.id }],
  });
  // What was matched is no longer pending.
  expect(filas(BANCO)).toHaveLength(1);
});

it('U deshace lo último que se hizo aquí', async () => {
  const { persona, visto } = await abrir({
    [`POST ${RUTA}/cruces`]: () => ({ cruces: ['c'], mesa: trasCruzar }),
    [`POST ${RUTA}/cruces/deshacer`]: () => ({ cruces: [], mesa: { ...inicial, revision: 6 } }),
  });
  await persona.click(primera(BANCO));
  await persona.click(primera(LIBROS));
  await persona.click(screen.getByRole('button', { name: /^Cruzar(Intro)?$/ }));
  await screen.findByText('Cruzado.');
  await persona.keyboard('u');
  expect(await screen.findByText('Cruce deshecho.')).toBeDefined();
  expect(visto.a(`${RUTA}/cruces/deshacer`)[0]?.cuerpo).toMatchObject({ revision: 5, cruces: ['c'] });
  expect(filas(BANCO)).toHaveLength(2);
});

it('si otra persona se adelantó se dice quién, y lo demás sigue elegido', async () => {
  const ganada = mesa({ revision: 5, entera: false, lineas: [{ ...deposito, ...cruzada }] });
  let datos = inicial;
  const { persona } = await abrir({
    [`GET ${RUTA}/mesa`]: () => datos,
    [`POST ${RUTA}/cruces`]: () => {
      datos = ganada;
      return rechazo('LINEA_YA_CRUZADA', 'Otra persona ya cruzó parte de lo que eligió.');
    },
    'GET /cruces': () => [
      { id: 'c', hechoEn: '2026-11-16T14:00:00Z', hechoPor: { id: 'x', nombre: 'Rosa Pop' } },
    ],
  });
  await persona.click(primera(BANCO));
  await persona.click(primera(LIBROS));
  await persona.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Rosa Pop ya cruzó «DEPOSITO 1».*sigue elegido/,
  );
  expect(filas(BANCO)).toHaveLength(1);
  expect(primera(LIBROS).getAttribute('aria-selected')).toBe('true');
});

it('la línea que se mira muestra su sugerencia con sus razones, y del otro lado lo que va con ella', async () => {
  const suya = sugerencia({ lineas: [deposito.id], movimientos: [remesa.id] });
  const { persona, visto } = await abrir(
    { [`POST ${RUTA}/sugerencias/aceptar`]: () => ({ cruces: ['c'], negadas: [], mesa: trasCruzar }) },
    { datos: { ...inicial, sugerencias: [suya] } },
  );
  await persona.keyboard('jk');
  expect(screen.getByText(/Van juntas 1 y 1/)).toBeDefined();
  expect(screen.getByText(/mismo monto/)).toBeDefined();
  expect(primera(LIBROS).getAttribute('data-senalada')).toBe('true');
  await persona.keyboard('{Enter}');
  expect(await screen.findByText('Sugerencia aceptada.')).toBeDefined();
  expect(visto.a(`${RUTA}/sugerencias/aceptar`)[0]?.cuerpo).toMatchObject({ sugerencias: [suya.id] });
  expect(visto.a(`${RUTA}/sugerencias/aceptar`)[0]?.llave).toMatch(/^[0-9a-f]{32}$/);
});

it('un mes firmado se ve y no se cambia', async () => {
  const firmada = { ...CUENTA, conciliadaHasta: '2026-10-31' };
  const { persona, visto } = await abrir({}, { cuenta: firmada });
  expect(screen.getByRole('note').textContent).toContain('conciliada hasta el 31/10/2026');
  await persona.click(primera(BANCO));
  await persona.click(primera(LIBROS));
  await persona.keyboard('{Enter}pex');
  expect(screen.queryByRole('button', { name: /Cruzar/ })).toBeNull();
  expect(visto.pedidas.filter(({ metodo }) => metodo === 'POST')).toEqual([]);
});
