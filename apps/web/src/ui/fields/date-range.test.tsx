import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type DaySpan, thisMonth } from '#ui/format/ranges.ts';
import { ConValor } from '#ui/testing/con-valor.tsx';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { DateRange } from './date-range.tsx';

function conRango(inicial: DaySpan) {
  const onCambio = vi.fn<(rango: DaySpan) => void>();
  const { persona } = mostrar(
    <ConValor inicial={inicial} onCambio={onCambio}>
      {(rango, cambiar) => <DateRange value={rango} onChange={cambiar} />}
    </ConValor>,
  );
  const campo = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const escribir = async (nombre: string, texto: string) => {
    await persona.clear(campo(nombre));
    await persona.type(campo(nombre), texto);
    await persona.tab();
  };
  return { persona, campo, escribir, onCambio };
}
const NOVIEMBRE = { desde: '2026-11-01', hasta: '2026-11-15' };

it('cada fecha cambia su lado', async () => {
  const { escribir, onCambio } = conRango(NOVIEMBRE);
  await escribir('Desde', '5');
  expect(onCambio).toHaveBeenLastCalledWith({ desde: '2026-11-05', hasta: '2026-11-15' });
  await escribir('Hasta', '20');
  expect(onCambio).toHaveBeenLastCalledWith({ desde: '2026-11-05', hasta: '2026-11-20' });
});

it('al revés queda en sus campos, lo dice y no se entrega hasta que se corrija', async () => {
  const { escribir, campo, onCambio } = conRango(NOVIEMBRE);
  await escribir('Desde', '20');
  expect(onCambio).not.toHaveBeenCalled();
  expect([campo('Desde').value, campo('Hasta').value]).toEqual(['20/11/2026', '15/11/2026']);
  expect(screen.getByText('Debe ser igual o posterior a la primera.')).toBeDefined();
  await escribir('Hasta', '30');
  expect(onCambio).toHaveBeenCalledExactlyOnceWith({ desde: '2026-11-20', hasta: '2026-11-30' });
  expect(screen.queryByText('Debe ser igual o posterior a la primera.')).toBeNull();
});

it('un rango conocido ocupa el lugar de lo que no es una fecha, y se ve elegido', async () => {
  const { persona, escribir, campo, onCambio } = conRango(NOVIEMBRE);
  await escribir('Desde', '99');
  expect(campo('Desde').value).toBe('99');
  const boton = screen.getByRole('button', { name: 'Este mes' });
  expect(boton.getAttribute('aria-pressed')).toBe('false');
  await persona.click(boton);
  expect(onCambio).toHaveBeenCalledExactlyOnceWith(thisMonth());
  expect(campo('Desde').value).toMatch(/^01\//);
  expect(screen.getByRole('button', { name: 'Este mes' }).getAttribute('aria-pressed')).toBe('true');
});
