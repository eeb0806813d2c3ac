import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { both, Loaded } from './loaded.tsx';

const NADA = { data: undefined, error: null, refetch: async () => undefined };
const FALLO = new Error('No hay conexión');
const pintar = (consulta: Parameters<typeof Loaded<string>>[0]['query']) =>
  mostrar(
    <Loaded query={consulta} rows={2} label="Cargando las firmas">
      {(nombre) => <p>Firma {nombre}</p>}
    </Loaded>,
  );

it('mientras llega, su lugar', () => {
  pintar(NADA);
  expect(screen.getByRole('status', { name: 'Cargando las firmas' })).toBeDefined();
});

it('si no llegó, por qué y cómo pedirlo otra vez', async () => {
  const refetch = vi.fn(async () => undefined);
  const { persona } = pintar({ ...NADA, error: FALLO, refetch });
  expect(screen.queryByRole('status')).toBeNull();
  await persona.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('lo que llegó sigue a la vista aunque pedirlo otra vez falle', () => {
  pintar({ ...NADA, data: 'Ana', error: FALLO });
  expect(screen.getByText('Firma Ana')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

it('de dos que van juntas se esperan las dos, y se piden las dos', async () => {
  const pedidas = [vi.fn(async () => undefined), vi.fn(async () => undefined)] as const;
  const [a, b] = pedidas.map((refetch) => ({ ...NADA, refetch }));
  if (a === undefined || b === undefined) throw new Error('There are two');
  expect(both({ ...a, data: 1 }, b)).toMatchObject({ data: undefined, error: null });
  expect(both({ ...a, data: 1 }, { ...b, error: FALLO })).toMatchObject({ data: undefined, error: FALLO });
  expect(both({ ...a, data: 1 }, { ...b, data: 'x' })).toMatchObject({ data: [1, 'x'], error: null });
  await both(a, b).refetch();
  for (const una of pedidas) expect(una).toHaveBeenCalledOnce();
});
