import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useNavigate,
} from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { useFocusOnNavigation } from './content.tsx';

function Marco() {
  const contenido = useRef<HTMLElement>(null);
  const navegar = useNavigate();
  useFocusOnNavigation(contenido);
  const ir = () => void navegar({ href: '/otra' });
  return (
    <>
      <button type="button" onClick={ir}>
        Ir
      </button>
      <input aria-label="Buscar" onKeyDown={ir} />
      <main ref={contenido} tabIndex={-1} />
    </>
  );
}

async function abrir() {
  const raiz = createRootRoute({ component: Marco });
  const hijas = ['/', '/otra'].map((path) => createRoute({ getParentRoute: () => raiz, path }));
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: raiz.addChildren(hijas), history });
  const { persona } = mostrar(<RouterProvider router={router} />);
  return {
    persona,
    campo: await screen.findByLabelText('Buscar'),
    estaEn: () => router.state.location.pathname,
  };
}

it('al cambiar de pantalla el teclado empieza en ella', async () => {
  const { persona } = await abrir();
  await persona.click(screen.getByRole('button', { name: 'Ir' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('quien ya escribe en otra parte sigue escribiendo', async () => {
  const { persona, campo, estaEn } = await abrir();
  await persona.type(campo, 'a');
  await waitFor(() => expect(estaEn()).toBe('/otra'));
  expect(document.activeElement).toBe(campo);
});
