import { act, fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { unsaved } from './unsaved.ts';
import { UnsavedWork } from './unsaved-work.tsx';

conSesion();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  unsaved.forgetAll();
});

const GUARDADO = { nombre: 'Caja', nota: 'Vieja' };

function Formulario({ alRestaurar }: { readonly alRestaurar: (valores: typeof GUARDADO) => void }) {
  const formulario = useForm({ defaultValues: GUARDADO });
  return (
    <form>
      <UnsavedWork name="cuentas/101101" form={formulario} onRestore={alRestaurar} />
      <input aria-label="Nombre" {...formulario.register('nombre')} />
      <input aria-label="Nota" {...formulario.register('nota')} />
    </form>
  );
}

function abrir() {
  const alRestaurar = vi.fn();
  const vista = mostrar(<Formulario alRestaurar={alRestaurar} />);
  const campo = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const pasar = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const escribir = (nombre: string, value: string) => fireEvent.change(campo(nombre), { target: { value } });
  const pulsar = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { ...vista, alRestaurar, campo, escribir, pulsar, pasar };
}

it('guarda lo que difiere tras una pausa, y lo olvida cuando ya no difiere', () => {
  const { escribir, pasar } = abrir();
  escribir('Nota', 'Vieja y usada');
  pasar(299);
  expect(unsaved.read('cuentas/101101')).toBeUndefined();
  pasar(1);
  expect(unsaved.read('cuentas/101101')).toEqual({ nota: 'Vieja y usada' });
  escribir('Nota', 'Vieja');
  pasar(300);
  expect(unsaved.read('cuentas/101101')).toBeUndefined();
});

it('cerrado el formulario ya no hay nada que recuperar', () => {
  const { escribir, pasar, unmount } = abrir();
  escribir('Nota', 'Vieja y usada');
  pasar(300);
  unmount();
  expect(unsaved.read('cuentas/101101')).toBeUndefined();
});

it('lo ofrece de vuelta: restaurar cambia solo lo que se había escrito', () => {
  unsaved.save('cuentas/101101', { nota: 'Nueva' });
  const { pulsar, campo, alRestaurar } = abrir();
  expect([campo('Nombre').value, campo('Nota').value]).toEqual(['Caja', 'Vieja']);
  pulsar('Restaurar');
  expect([campo('Nombre').value, campo('Nota').value]).toEqual(['Caja', 'Nueva']);
  expect(alRestaurar).toHaveBeenCalledExactlyOnceWith({ nombre: 'Caja', nota: 'Nueva' });
  expect(screen.queryByText('Se recuperó lo que estaba escribiendo.')).toBeNull();
});

it('descartado, no se ofrece más', () => {
  unsaved.save('cuentas/101101', { nota: 'Nueva' });
  const { pulsar, campo } = abrir();
  pulsar('Descartar');
  expect([campo('Nota').value, unsaved.read('cuentas/101101')]).toEqual(['Vieja', undefined]);
  expect(screen.queryByText('Se recuperó lo que estaba escribiendo.')).toBeNull();
});

it('restaurado y guardado al momento, no se ofrece otra vez', () => {
  unsaved.save('cuentas/101101', { nota: 'Nueva' });
  const { pulsar, unmount } = abrir();
  pulsar('Restaurar');
  unmount();
  expect(unsaved.read('cuentas/101101')).toBeUndefined();
});
