import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ConValor } from '#ui/testing/con-valor.tsx';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { DateField } from './date-field.tsx';

function conFecha(inicial: string, opcional = false) {
  const onCambio = vi.fn<(fecha: string) => void>();
  const { persona } = mostrar(
    <ConValor inicial={inicial} onCambio={onCambio}>
      {(fecha, cambiar, desdeFuera) => (
        <>
          <DateField label="Fecha" value={fecha} optional={opcional} onChange={cambiar} />
          <button type="button" onClick={() => desdeFuera('2026-12-24')}>
            Poner otra
          </button>
        </>
      )}
    </ConValor>,
  );
  const campo = screen.getByRole<HTMLInputElement>('textbox', { name: 'Fecha' });
  const escribir = async (texto: string) => {
    await persona.clear(campo);
    if (texto !== '') await persona.type(campo, texto);
  };
  const error = () =>
    campo.getAttribute('aria-invalid') === 'true' && campo.parentElement?.parentElement?.textContent;
  return { persona, campo, onCambio, escribir, error };
}

describe('lo que se escribe', () => {
  it.each([
    ['el día', '7', '2026-11-07', '07/11/2026'],
    ['el día y el mes', '7/3', '2026-03-07', '07/03/2026'],
    ['sin barras', '070325', '2025-03-07', '07/03/2025'],
  ])('%s se completa al salir', async (_, texto, fecha, escrita) => {
    const { persona, campo, onCambio, escribir } = conFecha('2026-11-15');
    await escribir(texto);
    expect(onCambio).not.toHaveBeenCalled();
    await persona.tab();
    expect(onCambio).toHaveBeenCalledExactlyOnceWith(fecha);
    expect(campo.value).toBe(escrita);
  });

  it('entera, vale antes de salir', async () => {
    const { onCambio, escribir } = conFecha('2026-11-15');
    await escribir('01/02/2026');
    expect(onCambio).toHaveBeenCalledExactlyOnceWith('2026-02-01');
  });

  it('Enter la lee sin salir', async () => {
    const { persona, onCambio, escribir } = conFecha('2026-11-15');
    await escribir('3');
    await persona.keyboard('{Enter}');
    expect(onCambio).toHaveBeenCalledExactlyOnceWith('2026-11-03');
  });

  it('la misma no es un cambio', async () => {
    const { persona, onCambio, escribir } = conFecha('2026-11-15');
    await escribir('15');
    await persona.tab();
    expect(onCambio).not.toHaveBeenCalled();
  });
});

describe('lo que no es una fecha', () => {
  it('queda escrito con lo que tiene de malo, y el valor es el que había', async () => {
    const { persona, campo, onCambio, escribir, error } = conFecha('2026-11-15');
    await escribir('31/02');
    expect(error()).toBe(false);
    await persona.tab();
    expect([campo.value, onCambio.mock.calls]).toEqual(['31/02', []]);
    expect(error()).toContain('No existe esa fecha.');
    // What sends the form stops at it (unreadable.ts).
    expect(campo.dataset.ilegible).toBe('true');
  });

  it('entera, lo dice mientras se escribe', async () => {
    const { escribir, error } = conFecha('2026-11-15');
    await escribir('31/02/2026');
    expect(error()).toContain('No existe esa fecha.');
  });

  it('se corrige escribiendo otra, o la quita quien ponga otra', async () => {
    const { persona, campo, escribir, error } = conFecha('2026-11-15');
    await escribir('99');
    await persona.tab();
    expect(error()).toContain('No existe esa fecha.');
    await escribir('9');
    await persona.tab();
    expect([campo.value, error()]).toEqual(['09/11/2026', false]);
    await escribir('99');
    await persona.click(screen.getByRole('button', { name: 'Poner otra' }));
    expect([campo.value, error()]).toEqual(['24/12/2026', false]);
  });

  it('vacía solo vale donde puede faltar', async () => {
    const exigida = conFecha('2026-11-15');
    await exigida.escribir('');
    await exigida.persona.tab();
    expect([exigida.error(), exigida.onCambio.mock.calls]).toEqual([
      expect.stringContaining('Escriba la fecha.'),
      [],
    ]);
  });

  it('vacía donde puede faltar es sin fecha', async () => {
    const { persona, onCambio, escribir, error } = conFecha('2026-11-15', true);
    await escribir('');
    await persona.tab();
    expect(onCambio).toHaveBeenCalledExactlyOnceWith('');
    expect(error()).toBe(false);
  });
});

describe('las flechas', () => {
  it.each([
    ['{ArrowUp}', '2027-01-01'],
    ['{ArrowDown}', '2026-12-30'],
  ])('%s mueve un día', async (tecla, fecha) => {
    const { persona, campo, onCambio } = conFecha('2026-12-31');
    await persona.click(campo);
    await persona.keyboard(tecla);
    expect(onCambio).toHaveBeenCalledExactlyOnceWith(fecha);
  });

  it('desde lo que se está escribiendo', async () => {
    const { persona, onCambio, escribir } = conFecha('2026-11-15');
    await escribir('7');
    await persona.keyboard('{ArrowUp}');
    expect(onCambio).toHaveBeenCalledExactlyOnceWith('2026-11-08');
  });
});
