import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { FilterChips } from './filter-chips.tsx';

const FILTROS = [
  { key: 'rol', text: 'Rol: Cajero' },
  { key: 'estado', text: 'Estado: Activo' },
] as const;

it('cada filtro se quita solo, y todos a la vez', async () => {
  const [onQuitar, onLimpiar] = [vi.fn(), vi.fn()];
  const { persona } = mostrar(<FilterChips filters={FILTROS} onRemove={onQuitar} onClear={onLimpiar} />);
  expect(screen.getByRole('list', { name: 'Filtros en uso' }).children).toHaveLength(3);
  await persona.click(screen.getByRole('button', { name: 'Quitar el filtro Estado: Activo' }));
  expect(onQuitar).toHaveBeenCalledExactlyOnceWith('estado');
  expect(onLimpiar).not.toHaveBeenCalled();
  await persona.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  expect(onLimpiar).toHaveBeenCalledOnce();
});

it('sin filtros no ocupa lugar', () => {
  mostrar(<FilterChips filters={[]} onRemove={vi.fn()} onClear={vi.fn()} />);
  expect(screen.queryByRole('list')).toBeNull();
});
