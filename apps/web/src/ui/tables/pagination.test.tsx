import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { Pagination } from './pagination.tsx';

function enPagina(pagina: number, porPagina = 50) {
  const onCambio = vi.fn();
  const ultima = Math.ceil(214 / porPagina);
  const { persona } = mostrar(
    <Pagination page={pagina} last={ultima} perPage={porPagina} total={214} onChange={onCambio} />,
  );
  const boton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  return { persona, onCambio, boton };
}

it('dice cuáles se ven', () => {
  enPagina(2);
  expect(screen.getByRole('status').textContent).toBe('51 - 100 de 214');
});

it.each([
  ['Primera página', 1],
  ['Página anterior', 2],
  ['Página siguiente', 4],
  ['Última página', 5],
])('%s', async (nombre, pagina) => {
  const { persona, onCambio, boton } = enPagina(3);
  await persona.click(boton(nombre));
  expect(onCambio).toHaveBeenCalledExactlyOnceWith({ page: pagina, perPage: 50 });
});

it.each([
  [1, ['Primera página', 'Página anterior']],
  [5, ['Página siguiente', 'Última página']],
])('en la página %i no hay a dónde ir por ese lado', (pagina, impedidos) => {
  const { boton } = enPagina(pagina);
  const todos = ['Primera página', 'Página anterior', 'Página siguiente', 'Última página'];
  expect(todos.filter((nombre) => boton(nombre).disabled)).toEqual(impedidos);
});

// From 101 on: with 25 a page that is the fifth, with 100 the second.
it.each([
  ['25', 5],
  ['100', 2],
])('de a %s, la primera que se veía sigue a la vista', async (tamano, pagina) => {
  const { persona, onCambio } = enPagina(3);
  await persona.selectOptions(screen.getByRole('combobox', { name: 'Elementos por página' }), tamano);
  expect(onCambio).toHaveBeenCalledExactlyOnceWith({ page: pagina, perPage: Number(tamano) });
});

it('una lista dice de cuántos pueden ser sus páginas', () => {
  mostrar(<Pagination page={1} last={3} perPage={10} total={23} sizes={[5, 10, 25]} onChange={() => {}} />);
  const tamanos = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(tamanos).toEqual(['5', '10', '25']);
});
