import type { Guia, PasoEnLaGuia } from '@cuadra/contract/administracion/puesta-en-marcha/guia';
import { nombresDePaso } from '@cuadra/contract/administracion/puesta-en-marcha/pasos';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/query.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { PuestaEnMarcha } from './guia.tsx';

conSesion();
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const DEL_CONTADOR = ['catalogo', 'cuentas-de-control'];

const pasos: PasoEnLaGuia[] = nombresDePaso.map((paso) => ({
  paso,
  estado: paso === 'institucion' ? 'hecho' : 'pendiente',
  resumen: paso === 'institucion' ? 'Cooperativa La Ceiba' : '',
  falta: paso === 'catalogo' ? ['Adopte el catálogo.', 'O traiga el suyo.'] : [],
  responsables: DEL_CONTADOR.includes(paso) ? ['Ana Caal', 'Julio Batz'] : [],
  esMio: DEL_CONTADOR.includes(paso),
  omision: null,
}));

async function abrir(firma: Guia['firma'] = null, suyos = pasos) {
  vi.stubGlobal('fetch', async () => Response.json({ firma, hechos: 1, pasos: suyos } satisfies Guia));
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  const { persona } = mostrar(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <PuestaEnMarcha />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  if (suyos.length > 0) await screen.findAllByRole('heading', { level: 2 });
  return { persona };
}

const abiertas = () => screen.getAllByRole('button', { expanded: true }).map((boton) => boton.textContent);

it('un renglón por paso, y desplegado solo el siguiente que le toca a quien mira', async () => {
  const { persona } = await abrir();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(11);
  expect(abiertas()).toEqual(['Catálogo de cuentas']);
  expect(screen.getByText('O traiga el suyo.')).toBeDefined();
  await persona.click(screen.getByRole('button', { name: 'Catálogo de cuentas' }));
  expect(screen.queryByText('O traiga el suyo.')).toBeNull();
  // Folded, what is missing first, and how much more.
  expect(screen.getByText('Adopte el catálogo. Y 1 más.')).toBeDefined();
});

it('con el teclado se despliega cualquiera, y solo los suyos se abren', async () => {
  const { persona } = await abrir();
  screen.getByRole('button', { name: 'Institución' }).focus();
  await persona.keyboard('{Enter}');
  expect(abiertas()).toEqual(['Institución', 'Catálogo de cuentas']);
  expect(screen.getAllByRole('link').map((enlace) => enlace.getAttribute('aria-label'))).toEqual([
    'Abrir Catálogo de cuentas',
    'Abrir Cuentas de control',
  ]);
});

it('cuando ya hay qué firmar dice quién firma, y no que le toca a cualquiera del rol', async () => {
  const falta = [
    'Compare y firme. Firma Julio Batz, que no trajo la historia ni escribió el balance anterior.',
  ];
  const suyos = pasos.map((uno) => ({
    ...uno,
    ...(uno.paso === 'comprobacion' && { estado: 'en-curso' as const, falta, esMio: true }),
    ...(uno.paso !== 'comprobacion' && { estado: 'hecho' as const }),
  }));
  await abrir(null, suyos);
  expect(abiertas()).toEqual(['Comprobación']);
  expect(screen.getByText(/Firma Julio Batz/)).toBeDefined();
  expect(screen.queryByText(/^Le toca a/)).toBeNull();
});

it('firmada es un registro: nada que desplegar ni abrir', async () => {
  await abrir({ por: 'Ana Caal', en: '2026-11-17T15:00:00.000Z' });
  expect(screen.getAllByRole('listitem')).toHaveLength(11);
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Institución' })).toBeNull();
  expect(screen.getByText('Cooperativa La Ceiba')).toBeDefined();
});

it('la de demostración nació firmada: se dice cómo empezar la propia, sin una lista vacía', async () => {
  await abrir({ por: null, en: '2026-11-16T15:00:00Z' }, []);
  expect(await screen.findByText(/CUADRA_DEMO=false/)).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});
