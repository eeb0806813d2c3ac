import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fondoDe, mostrar } from '#ui/testing/mostrar.tsx';
import { FormDialog, FormDialogFooter } from './form-dialog.tsx';

/** Opened from a button, as screens do; it has changes as soon as something is typed. */
function NuevaCuenta({ onClose }: { readonly onClose: () => void }) {
  const [abierto, setAbierto] = useState(false);
  const [nombre, setNombre] = useState('');
  const cerrar = () => {
    onClose();
    setAbierto(false);
  };
  return (
    <>
      <button type="button" onClick={() => setAbierto(true)}>
        Nueva cuenta
      </button>
      {abierto && (
        <FormDialog title="Nueva cuenta" hasChanges={nombre !== ''} onClose={cerrar}>
          <input
            aria-label="Nombre"
            value={nombre}
            onChange={({ currentTarget }) => setNombre(currentTarget.value)}
          />
          <FormDialogFooter onCancel={cerrar} note="Se guarda al momento.">
            <button type="submit">Guardar</button>
          </FormDialogFooter>
        </FormDialog>
      )}
    </>
  );
}

async function abrirFormulario() {
  const onClose = vi.fn();
  const { persona } = mostrar(<NuevaCuenta onClose={onClose} />);
  await persona.click(screen.getByRole('button', { name: 'Nueva cuenta' }));
  const dialogo = screen.getByRole('dialog', { name: 'Nueva cuenta' });
  const pregunta = () => screen.queryByRole('dialog', { name: 'Descartar lo escrito' });
  return { persona, dialogo, pregunta, onClose };
}

describe('sin nada escrito', () => {
  it.each([
    ['Escape', async ({ persona }) => persona.keyboard('{Escape}')],
    ['Cerrar', async ({ persona }) => persona.click(screen.getByRole('button', { name: 'Cerrar' }))],
    ['Cancelar', async ({ persona }) => persona.click(screen.getByRole('button', { name: 'Cancelar' }))],
  ] satisfies [string, (formulario: Awaited<ReturnType<typeof abrirFormulario>>) => Promise<void>][])(
    '%s lo cierra y el teclado vuelve a donde estaba',
    async (_, cerrar) => {
      const formulario = await abrirFormulario();
      await cerrar(formulario);
      expect(formulario.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nueva cuenta' }));
    },
  );
});

describe('con algo escrito', () => {
  it.each([
    ['Escape', '{Escape}'],
    ['Cerrar', undefined],
  ])('%s pregunta antes; descartar lo cierra', async (_, tecla) => {
    const { persona, pregunta, onClose } = await abrirFormulario();
    await persona.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Caja');
    if (tecla === undefined) await persona.click(screen.getByRole('button', { name: 'Cerrar' }));
    else await persona.keyboard(tecla);
    const suya = pregunta();
    expect(suya?.textContent).toContain('Hay datos que no se han guardado.');
    expect(onClose).not.toHaveBeenCalled();
    await persona.click(within(suya ?? document.body).getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('Escape en la pregunta la responde, y no cierra el formulario', async () => {
    const { persona, dialogo, pregunta, onClose } = await abrirFormulario();
    const nombre = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
    await persona.type(nombre, 'Caja');
    await persona.keyboard('{Escape}');
    await waitFor(() => expect(pregunta()?.contains(document.activeElement)).toBe(true));
    await persona.keyboard('{Escape}');
    await waitFor(() => expect(pregunta()).toBeNull());
    expect([onClose.mock.calls.length, dialogo.isConnected, nombre.value]).toEqual([0, true, 'Caja']);
  });
});

it('pulsar fuera no lo cierra', async () => {
  const { persona, dialogo, onClose } = await abrirFormulario();
  await persona.click(fondoDe(dialogo));
  expect(onClose).not.toHaveBeenCalled();
});
