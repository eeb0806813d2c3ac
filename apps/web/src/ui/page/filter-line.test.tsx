import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { FilterLine } from './filter-line.tsx';

const AGENCIA = [{ key: 'agencia', text: 'Agencia: 01' }] as const;

const boton = () => screen.getByRole('button', { name: 'Filtros' });

it('los campos esperan guardados; lo elegido se ve y se quita sin abrirlos', async () => {
  const onQuitar = vi.fn();
  const { persona } = mostrar(
    <FilterLine filters={AGENCIA} summary="Este mes" onRemove={onQuitar} onClear={vi.fn()}>
      <input aria-label="Agencia" />
    </FilterLine>,
  );
  expect(screen.queryByLabelText('Agencia')).toBeNull();
  expect(screen.getByText('Este mes')).toBeDefined();
  await persona.click(screen.getByRole('button', { name: 'Quitar el filtro Agencia: 01' }));
  expect(onQuitar).toHaveBeenCalledExactlyOnceWith('agencia');
});

it('se abre y se cierra con su botón, y con Escape desde adentro, que devuelve el teclado al botón', async () => {
  const { persona } = mostrar(
    <FilterLine filters={[]} onRemove={vi.fn()} onClear={vi.fn()}>
      <input aria-label="Agencia" />
    </FilterLine>,
  );
  await persona.click(boton());
  expect(boton().getAttribute('aria-expanded')).toBe('true');
  await persona.click(screen.getByLabelText('Agencia'));
  await persona.keyboard('{Escape}');
  expect(screen.queryByLabelText('Agencia')).toBeNull();
  expect(document.activeElement).toBe(boton());
  await persona.keyboard('{Enter}');
  expect(screen.getByLabelText('Agencia')).toBeDefined();
});

function DeUnaCuenta() {
  const [cuenta, setCuenta] = useState('');
  return (
    <FilterLine filters={[]} pending={cuenta === ''} onRemove={vi.fn()} onClear={vi.fn()}>
      <button type="button" onClick={() => setCuenta('101')}>
        101 Caja
      </button>
    </FilterLine>
  );
}

it('mientras falta elegir está abierta; elegido, se guarda y el teclado queda en su botón', async () => {
  const { persona } = mostrar(<DeUnaCuenta />);
  expect(boton().getAttribute('aria-expanded')).toBe('true');
  await persona.click(screen.getByRole('button', { name: '101 Caja' }));
  expect(boton().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(boton());
});
