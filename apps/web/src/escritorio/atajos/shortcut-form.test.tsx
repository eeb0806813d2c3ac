import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { queryClient } from '../../platform/query.ts';
import { inSpanish } from '../../platform/testing/languages.ts';
import { mostrar } from '../../ui/testing/mostrar.tsx';
import { ShortcutForm } from './shortcut-form.tsx';

beforeAll(inSpanish);

function formulario() {
  const nada = vi.fn();
  const { persona } = mostrar(
    <QueryClientProvider client={queryClient}>
      <ShortcutForm atajo={undefined} onGuardado={nada} onEliminado={nada} />
    </QueryClientProvider>,
  );
  const campo = (name: RegExp) => screen.getByRole('textbox', { name });
  return {
    persona,
    campo,
    enrutador: () => screen.getByRole<HTMLInputElement>('switch', { name: /enrutador/ }),
    agregar: () => screen.getByRole<HTMLButtonElement>('button', { name: 'Agregar' }),
  };
}

test('usar el enrutador está marcado como obligatorio, como los demás', () => {
  const { enrutador } = formulario();
  expect(enrutador().getAttribute('aria-required')).toBe('true');
  expect(screen.getByText(/Usar el enrutador/).textContent).toContain('*');
});

test('una dirección https se puede guardar: el enrutador, que no sirve para ella, se apaga solo', async () => {
  const { persona, campo, enrutador, agregar } = formulario();
  await persona.type(campo(/Etiqueta/), 'SAT');
  await persona.click(screen.getByRole('radio', { name: 'Banco' }));
  expect(enrutador().checked).toBe(true);
  await persona.type(campo(/Enlace/), 'https://portal.sat.gob.gt');
  expect(enrutador().checked).toBe(false);
  await vi.waitFor(() => expect(agregar().disabled).toBe(false));
});

test('encenderlo para una dirección de afuera dice en el campo por qué no', async () => {
  const { persona, campo, enrutador, agregar } = formulario();
  await persona.type(campo(/Etiqueta/), 'SAT');
  await persona.click(screen.getByRole('radio', { name: 'Banco' }));
  await persona.type(campo(/Enlace/), 'https://portal.sat.gob.gt');
  await persona.click(enrutador());
  expect(enrutador().checked).toBe(true);
  await vi.waitFor(() => expect(screen.getByText(/El enrutador solo abre páginas de Cuadra/)).toBeDefined());
  expect(agregar().disabled).toBe(true);
});
