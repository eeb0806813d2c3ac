import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { useFocusWithSlash } from './focus-with-slash.ts';
import { useKeyPress } from './key-press.ts';

interface PantallaProps {
  readonly ayuda: () => void;
  readonly contabilizar: () => void;
}

function Pantalla({ ayuda, contabilizar }: PantallaProps) {
  const buscador = useRef<HTMLDivElement>(null);
  useKeyPress('?', ayuda);
  useKeyPress('F9', contabilizar);
  useFocusWithSlash(buscador);
  return (
    <>
      <div ref={buscador}>
        <input aria-label="Buscar" defaultValue="caja" />
      </div>
      <textarea aria-label="Concepto" />
      <button type="button">Otra cosa</button>
    </>
  );
}

function pantalla() {
  const [ayuda, contabilizar] = [vi.fn(), vi.fn()];
  return { ...mostrar(<Pantalla ayuda={ayuda} contabilizar={contabilizar} />), ayuda, contabilizar };
}

it('vale desde cualquier parte de la pantalla', async () => {
  const { persona, ayuda, contabilizar } = pantalla();
  await persona.keyboard('?{F9}');
  expect([ayuda.mock.calls.length, contabilizar.mock.calls.length]).toEqual([1, 1]);
});

it('donde se escribe, la que escribe es una letra; la que no, vale igual', async () => {
  const { persona, ayuda, contabilizar } = pantalla();
  const concepto = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Concepto' });
  await persona.type(concepto, '¿Qué?/');
  await persona.keyboard('{F9}');
  expect([concepto.value, ayuda.mock.calls.length, contabilizar.mock.calls.length]).toEqual(['¿Qué?/', 0, 1]);
  expect(document.activeElement).toBe(concepto);
});

it('con Ctrl, Alt o Meta es de otro', async () => {
  const { persona, ayuda } = pantalla();
  await persona.keyboard('{Control>}?{/Control}{Alt>}?{/Alt}{Meta>}?{/Meta}');
  expect(ayuda).not.toHaveBeenCalled();
});

it('con un diálogo abierto ninguna vale', async () => {
  const { persona, ayuda, contabilizar } = pantalla();
  const dialogo = document.createElement('div');
  dialogo.setAttribute('aria-modal', 'true');
  document.body.append(dialogo);
  await persona.keyboard('?{F9}');
  dialogo.remove();
  expect([ayuda.mock.calls.length, contabilizar.mock.calls.length]).toEqual([0, 0]);
});

it('quitada la pantalla, ya no', async () => {
  const { persona, ayuda, unmount } = pantalla();
  unmount();
  await persona.keyboard('?');
  expect(ayuda).not.toHaveBeenCalled();
});

it('«/» lleva el teclado al buscador, con lo escrito elegido para escribir encima', async () => {
  const { persona } = pantalla();
  const buscador = screen.getByRole<HTMLInputElement>('textbox', { name: 'Buscar' });
  await persona.click(screen.getByRole('button', { name: 'Otra cosa' }));
  await persona.keyboard('/');
  expect(document.activeElement).toBe(buscador);
  expect([buscador.value, buscador.selectionStart, buscador.selectionEnd]).toEqual(['caja', 0, 4]);
});

it('la que cierra un diálogo es del diálogo, aunque ya no esté cuando la página la oye', async () => {
  const { persona, ayuda } = pantalla();
  const dialogo = document.createElement('div');
  dialogo.setAttribute('aria-modal', 'true');
  document.body.append(dialogo);
  const cerrar = () => dialogo.remove();
  window.addEventListener('keydown', cerrar, { capture: true, once: true });
  await persona.keyboard('?');
  expect([dialogo.isConnected, ayuda.mock.calls.length]).toEqual([false, 0]);
  await persona.keyboard('?');
  expect(ayuda).toHaveBeenCalledTimes(1);
});

it('una letra vale también con las mayúsculas fijas', async () => {
  const aprobar = vi.fn();
  const { persona } = mostrar(<ConLetra aprobar={aprobar} />);
  await persona.keyboard('A');
  expect(aprobar).toHaveBeenCalledTimes(1);
});

function ConLetra({ aprobar }: { readonly aprobar: () => void }) {
  useKeyPress('a', aprobar);
  return null;
}
