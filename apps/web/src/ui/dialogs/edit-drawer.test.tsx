import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { useConfirm } from './confirm.tsx';
import { EditDrawer, EditDrawerFooter } from './edit-drawer.tsx';

interface NuevoUsuarioProps {
  readonly conPregunta: boolean;
  readonly onCerrar: () => void;
}

/** As the screens use it: closing goes by whoever guards what was typed. */
function NuevoUsuario({ conPregunta, onCerrar }: NuevoUsuarioProps) {
  const confirmar = useConfirm();
  const [abierto, setAbierto] = useState(true);
  const cerrar = async () => {
    onCerrar();
    const pregunta = { title: 'Hay cambios sin guardar', text: '', action: 'Salir sin guardar' };
    if (!conPregunta || (await confirmar(pregunta))) setAbierto(false);
  };
  return (
    <EditDrawer opened={abierto} title="Nuevo usuario" subtitle="Cajero" onClose={() => void cerrar()}>
      <input aria-label="Nombre" />
      <EditDrawerFooter>
        <button type="submit">Guardar</button>
      </EditDrawerFooter>
    </EditDrawer>
  );
}

function abrirPanel(conPregunta = false) {
  const onCerrar = vi.fn();
  const { persona } = mostrar(<NuevoUsuario conPregunta={conPregunta} onCerrar={onCerrar} />);
  const panel = () => screen.queryByRole('dialog', { name: 'Nuevo usuario' });
  return { persona, panel, onCerrar };
}

it('Escape desde un campo lo cierra', async () => {
  const { persona, panel, onCerrar } = abrirPanel();
  await persona.click(screen.getByRole('textbox', { name: 'Nombre' }));
  await persona.keyboard('{Escape}');
  expect(onCerrar).toHaveBeenCalledOnce();
  await waitFor(() => expect(panel()).toBeNull());
});

it('Cerrar el panel lo cierra', async () => {
  const { persona, panel, onCerrar } = abrirPanel();
  await persona.click(screen.getByRole('button', { name: 'Cerrar el panel' }));
  expect(onCerrar).toHaveBeenCalledOnce();
  await waitFor(() => expect(panel()).toBeNull());
});

it('Escape en la pregunta que está encima es su respuesta: el panel queda, y no se pregunta otra vez', async () => {
  const { persona, panel, onCerrar } = abrirPanel(true);
  await persona.click(screen.getByRole('textbox', { name: 'Nombre' }));
  await persona.keyboard('{Escape}');
  const pregunta = () => screen.queryByRole('dialog', { name: 'Hay cambios sin guardar' });
  await waitFor(() => expect(pregunta()?.contains(document.activeElement)).toBe(true));
  await persona.keyboard('{Escape}');
  await waitFor(() => expect(pregunta()).toBeNull());
  expect(onCerrar).toHaveBeenCalledOnce();
  expect(panel()).not.toBeNull();
});

/** Its owner closes it, or takes it away. */
function Filtros({ seQueda }: { readonly seQueda: boolean }) {
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAbierto(true)}>
        Filtros
      </button>
      {(abierto || seQueda) && (
        <EditDrawer opened={abierto} title="Todos los filtros" onClose={() => setAbierto(false)}>
          <input aria-label="Desde" />
        </EditDrawer>
      )}
    </>
  );
}

it.each([
  ['desmonta', false],
  ['cierra', true],
])('al irse, si quien lo abrió lo %s, el foco vuelve a donde estaba', async (_, seQueda) => {
  const { persona } = mostrar(<Filtros seQueda={seQueda} />);
  const boton = screen.getByRole('button', { name: 'Filtros' });
  boton.focus();
  await persona.keyboard('{Enter}');
  const panel = await screen.findByRole('dialog', { name: 'Todos los filtros' });
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  await persona.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(boton));
});
