import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/query.ts';
import { inSpanish } from '#platform/testing/languages.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { ShortcutForm } from './shortcut-form.tsx';

// Fifty icons, each with its tip, are drawn anew for each test.
const PACIENCIA_MS = 30_000;

beforeAll(inSpanish);

function formulario() {
  const nada = vi.fn();
  const { persona } = mostrar(
    <QueryClientProvider client={queryClient}>
      <ShortcutForm atajo={undefined} onGuardado={nada} onEliminado={nada} />
    </QueryClientProvider>,
  );
  const campo = (nombre: RegExp) => screen.getByRole('textbox', { name: nombre });
  return {
    persona,
    campo,
    enrutador: () => screen.getByLabelText<HTMLInputElement>(/enrutador/),
    agregar: () => screen.getByRole<HTMLButtonElement>('button', { name: 'Agregar' }),
  };
}

test(
  'usar el enrutador está marcado como obligatorio, como los demás',
  () => {
    const { enrutador } = formulario();
    expect(enrutador().getAttribute('aria-required')).toBe('true');
    expect(screen.getByText(/Usar el enrutador/).textContent).toContain('*');
  },
  PACIENCIA_MS,
);

test(
  'una dirección https se puede guardar: el enrutador, que no sirve para ella, se apaga solo',
  async () => {
    const { persona, campo, enrutador, agregar } = formulario();
    await pegar(persona, campo(/Etiqueta/), 'SAT');
    await persona.click(screen.getByLabelText('Banco'));
    expect(enrutador().checked).toBe(true);
    await pegar(persona, campo(/Enlace/), 'https://portal.sat.gob.gt');
    expect(enrutador().checked).toBe(false);
    await waitFor(() => expect(agregar().disabled).toBe(false));
  },
  PACIENCIA_MS,
);

test(
  'encenderlo para una dirección de afuera dice en el campo por qué no',
  async () => {
    const { persona, campo, enrutador, agregar } = formulario();
    await pegar(persona, campo(/Etiqueta/), 'SAT');
    await persona.click(screen.getByLabelText('Banco'));
    await pegar(persona, campo(/Enlace/), 'https://portal.sat.gob.gt');
    await persona.click(enrutador());
    expect(enrutador().checked).toBe(true);
    await waitFor(() => expect(screen.getByText(/El enrutador solo abre páginas de Cuadra/)).toBeDefined());
    expect(agregar().disabled).toBe(true);
  },
  PACIENCIA_MS,
);

async function pegar(persona: ReturnType<typeof mostrar>['persona'], campo: HTMLElement, texto: string) {
  await persona.click(campo);
  await persona.paste(texto);
}
