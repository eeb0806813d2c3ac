import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { session } from '#platform/current-session.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { useLeaveGuard } from './leave-guard.ts';

conSesion();

function Formulario({ de }: { readonly de: 'panel' | 'pagina' }) {
  const [texto, setTexto] = useState('');
  const dejarSalir = useLeaveGuard(texto !== '', de);
  return (
    <>
      <input
        aria-label="Concepto"
        value={texto}
        onChange={({ currentTarget }) => setTexto(currentTarget.value)}
      />
      <button type="button" onClick={dejarSalir}>
        Guardar
      </button>
    </>
  );
}

async function abrir(de: 'panel' | 'pagina' = 'panel') {
  const rootRoute = createRootRoute({
    component: () => (
      <>
        <Link to="/welcome">Otra pantalla</Link>
        <Link to="/" search={{ panel: 'ayuda' }}>
          Abrir la ayuda
        </Link>
        <Outlet />
      </>
    ),
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      createRoute({ getParentRoute: () => rootRoute, path: '/', component: () => <Formulario de={de} /> }),
      createRoute({
        getParentRoute: () => rootRoute,
        path: '/welcome',
        component: () => <p>Estamos en otra</p>,
      }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const { persona } = mostrar(<RouterProvider router={router} />);
  const escribir = async () => persona.type(await screen.findByRole('textbox', { name: 'Concepto' }), 'Pago');
  const irAOtra = async () => persona.click(await screen.findByRole('link', { name: 'Otra pantalla' }));
  const pregunta = () => screen.queryByRole('dialog', { name: 'Hay cambios sin guardar' });
  return { persona, router, escribir, irAOtra, pregunta };
}

const enOtra = () => screen.findByText('Estamos en otra');

it('sin cambios se sale sin más', async () => {
  const { irAOtra, pregunta } = await abrir();
  await irAOtra();
  await enOtra();
  expect(pregunta()).toBeNull();
});

it('con cambios pregunta; Cancelar se queda con lo escrito', async () => {
  const { persona, escribir, irAOtra, pregunta } = await abrir();
  await escribir();
  await irAOtra();
  await waitFor(() => expect(pregunta()).not.toBeNull());
  await persona.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(pregunta()).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Concepto' }).value).toBe('Pago');
});

it('Salir sin guardar sale', async () => {
  const { persona, escribir, irAOtra } = await abrir();
  await escribir();
  await irAOtra();
  await persona.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await enOtra();
});

it('guardado, ya no pregunta', async () => {
  const { persona, escribir, irAOtra, pregunta } = await abrir();
  await escribir();
  await persona.click(screen.getByRole('button', { name: 'Guardar' }));
  await irAOtra();
  await enOtra();
  expect(pregunta()).toBeNull();
});

it('terminada la sesión no hay para quién guardar, y el camino al ingreso queda libre', async () => {
  const { escribir, irAOtra, pregunta } = await abrir();
  await escribir();
  session.terminar('salida');
  await irAOtra();
  await enOtra();
  expect(pregunta()).toBeNull();
});

it.each([
  ['panel', true],
  ['pagina', false],
] as const)('de %s: que cambie la dirección en la misma pantalla pregunta: %s', async (de, pregunta) => {
  const { persona, router, escribir, ...vista } = await abrir(de);
  await escribir();
  await persona.click(screen.getByRole('link', { name: 'Abrir la ayuda' }));
  if (pregunta) await waitFor(() => expect(vista.pregunta()).not.toBeNull());
  else await waitFor(() => expect(router.state.location.search).toEqual({ panel: 'ayuda' }));
  expect(vista.pregunta() !== null).toBe(pregunta);
});
