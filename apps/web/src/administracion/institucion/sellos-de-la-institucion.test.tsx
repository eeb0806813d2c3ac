// The institution says plainly when no head leaves the machine: as something to look at, and in grey in the demo.
import { type Permiso, permisosDe, roles } from '@cuadra/contract/acceso/permisos';
import type { EstadoDeSellos } from '@cuadra/contract/administracion/sellos';
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
import { SellosDeLaInstitucion } from './sellos-de-la-institucion.tsx';

conSesion();
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const estado: EstadoDeSellos = {
  llave: null,
  problema: null,
  medios: [],
  auditores: 0,
  ultimo: { n: 812, selladaEn: '2026-11-16T16:45:00Z' },
  esDemo: false,
  bitacora: null,
};

function abrir(cambios: Partial<EstadoDeSellos>) {
  vi.stubGlobal('fetch', async () =>
    Response.json({ estado: { ...estado, ...cambios }, cabezas: [], siguiente: null }),
  );
  const history = createMemoryHistory({ initialEntries: ['/'] });
  mostrar(
    <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history })}>
      <QueryClientProvider client={queryClient}>
        <SellosDeLaInstitucion />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
}

it('si ninguno sale del servidor lo advierte, dice qué hacer y a dónde ir', async () => {
  abrir({});
  const aviso = await screen.findByRole('alert');
  expect(aviso.textContent).toMatch(/^Los sellos no salen de este servidor\. Nombre a un auditor/);
  expect(aviso.dataset.tono).toBe('aviso');
  expect(screen.getByRole('link', { name: 'Ver sellos' }).getAttribute('href')).toBe(
    '/administracion/sellos',
  );
});

it('en la demostración lo dice en gris', async () => {
  abrir({ esDemo: true });
  expect((await screen.findByText(/no salen de este servidor/)).closest('[data-tono]')).toHaveProperty(
    'dataset.tono',
    'info',
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

it('si salen, dice a dónde y cuándo fue el último', async () => {
  abrir({ medios: ['correo', 'carpeta'], auditores: 2 });
  expect((await screen.findByText(/Último/)).textContent).toBe(
    'Último: sello 812, 16/11/2026 10:45. Salen por correo a 2 auditores y a una carpeta.',
  );
  expect(screen.queryByText(/no salen/)).toBeNull();
});

it('quien administra la institución puede ver los sellos', () => {
  const tiene = (permiso: Permiso) => roles.filter((rol) => permisosDe([rol]).has(permiso));
  expect(tiene('sellos:ver')).toEqual(expect.arrayContaining(tiene('institucion:administrar')));
});
