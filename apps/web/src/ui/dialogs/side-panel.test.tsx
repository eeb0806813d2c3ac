import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { SidePanel } from './side-panel.tsx';

interface ListaProps {
  readonly onClose: () => void;
  readonly focus: boolean;
  readonly held: boolean;
}

function Lista({ onClose, ...panel }: ListaProps) {
  const [abierto, setAbierto] = useState(false);
  const cerrar = () => {
    onClose();
    setAbierto(false);
  };
  return (
    <>
      <button type="button" onClick={() => setAbierto(true)}>
        101101 Caja
      </button>
      {abierto && (
        <SidePanel label="Cuenta 101101" onClose={cerrar} {...panel}>
          <button type="button">Editar</button>
        </SidePanel>
      )}
    </>
  );
}

async function abrir({ focus = false, held = false } = {}) {
  const onClose = vi.fn();
  const { persona } = mostrar(<Lista onClose={onClose} focus={focus} held={held} />);
  const fila = screen.getByRole('button', { name: '101101 Caja' });
  await persona.click(fila);
  return { persona, onClose, fila };
}

/** How wide the window is: the panel is at the side, or over the list. */
function deAncho(pixeles: number): void {
  Object.assign(window, { innerWidth: pixeles });
}
let anchoDeAntes: number;
beforeEach(() => {
  anchoDeAntes = window.innerWidth;
});
afterEach(() => deAncho(anchoDeAntes));

describe('al lado de la lista', () => {
  beforeEach(() => deAncho(1440));

  it('no quita el teclado de la lista', async () => {
    const { fila } = await abrir();
    expect(document.activeElement).toBe(fila);
  });

  it('abierto desde el teclado, lo recibe', async () => {
    await abrir({ focus: true });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Cuenta 101101' }));
  });

  it('Escape dentro lo cierra y el teclado vuelve a la lista; fuera, no', async () => {
    const { persona, onClose, fila } = await abrir();
    await persona.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await persona.click(screen.getByRole('button', { name: 'Editar' }));
    await persona.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(fila);
  });
});

describe('encima de la lista', () => {
  beforeEach(() => deAncho(800));

  it('es un diálogo: Escape lo cierra, y el teclado vuelve a la lista', async () => {
    const { persona, onClose, fila } = await abrir();
    expect(screen.getByRole('dialog', { name: 'Cuenta 101101' })).toBeDefined();
    await persona.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(fila);
  });

  it('retenido bajo otro diálogo, Escape no es para él', async () => {
    const { persona, onClose } = await abrir({ held: true });
    await persona.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });
});
