import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConValor } from '#ui/testing/con-valor.tsx';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { DateField } from './date-field.tsx';

async function abierto(inicial: string) {
  const onCambio = vi.fn<(fecha: string) => void>();
  const { persona } = mostrar(
    <ConValor inicial={inicial} onCambio={onCambio}>
      {(fecha, cambiar) => <DateField label="Fecha" value={fecha} onChange={cambiar} />}
    </ConValor>,
  );
  const campo = screen.getByRole<HTMLInputElement>('textbox', { name: 'Fecha' });
  await persona.click(campo);
  await persona.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const calendario = within(await screen.findByRole('group', { name: 'Calendario: Fecha' }));
  const enfocado = (nombre: string) =>
    waitFor(() => expect(document.activeElement).toBe(calendario.getByRole('button', { name: nombre })));
  return { persona, campo, calendario, onCambio, enfocado };
}

it('Alt+↓ lo abre en el día que hay, en español y desde el lunes', async () => {
  const { calendario, enfocado } = await abierto('2026-11-15');
  await enfocado('15 de noviembre de 2026');
  expect(calendario.getByRole('grid', { name: 'noviembre de 2026' })).toBeTruthy();
  expect(calendario.getAllByRole('columnheader').map((dia) => dia.getAttribute('abbr'))).toEqual([
    'lunes',
    'martes',
    'miércoles',
    'jueves',
    'viernes',
    'sábado',
    'domingo',
  ]);
});

it.each([
  ['{ArrowLeft}', '14 de noviembre de 2026'],
  ['{ArrowDown}', '22 de noviembre de 2026'],
  ['{ArrowUp}{ArrowUp}{ArrowUp}', '25 de octubre de 2026'],
  ['{Home}', '9 de noviembre de 2026'],
  ['{Home}{End}', '15 de noviembre de 2026'],
  ['{PageDown}', '15 de diciembre de 2026'],
  ['{Shift>}{PageUp}{/Shift}', '15 de noviembre de 2025'],
])('%s va al %s, y Enter lo elige y vuelve al campo', async (teclas, dia) => {
  const { persona, campo, onCambio, enfocado } = await abierto('2026-11-15');
  await enfocado('15 de noviembre de 2026');
  await persona.keyboard(teclas);
  await enfocado(dia);
  await persona.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(campo));
  // The same one is no change.
  expect(onCambio).toHaveBeenCalledTimes(dia.startsWith('15 de noviembre de 2026') ? 0 : 1);
});

it('el mes y el año se eligen sin perder el día', async () => {
  const { persona, calendario, onCambio } = await abierto('2026-11-15');
  await persona.selectOptions(calendario.getByRole('combobox', { name: 'Mes' }), 'febrero');
  await persona.selectOptions(calendario.getByRole('combobox', { name: 'Año' }), '2028');
  await persona.click(calendario.getByRole('button', { name: 'Mes siguiente' }));
  await persona.click(calendario.getByRole('button', { name: '1 de marzo de 2028' }));
  expect(onCambio).toHaveBeenCalledExactlyOnceWith('2028-03-01');
});

it('Escape lo cierra sin cambiar nada, y el teclado vuelve al campo', async () => {
  const { persona, campo, onCambio, enfocado } = await abierto('2026-11-15');
  await enfocado('15 de noviembre de 2026');
  await persona.keyboard('{ArrowDown}{Escape}');
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  expect(document.activeElement).toBe(campo);
  expect(campo.value).toBe('15/11/2026');
  expect(onCambio).not.toHaveBeenCalled();
});
