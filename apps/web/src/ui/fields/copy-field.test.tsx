import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { CopyField } from './copy-field.tsx';

const ENLACE = 'https://cuadra.demo/activar?codigo=K7QM';

function campo() {
  const { persona } = mostrar(<CopyField label="Enlace" value={ENLACE} />);
  const texto = screen.getByRole<HTMLInputElement>('textbox', { name: 'Enlace' });
  const copiar = () => persona.click(screen.getByRole('button', { name: 'Copiar' }));
  const dice = (mensaje: string) =>
    waitFor(() => expect(screen.getByRole('status').textContent).toBe(mensaje));
  return { texto, copiar, dice };
}

it('lo copia y lo dice', async () => {
  const { copiar, dice } = campo();
  await copiar();
  await dice('Copiado.');
  expect(await navigator.clipboard.readText()).toBe(ENLACE);
});

it('donde el navegador no da el portapapeles, queda elegido y se dice con qué teclas', async () => {
  const { texto, copiar, dice } = campo();
  const negado = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  await copiar();
  await dice('Seleccionado: cópielo con Ctrl+C.');
  negado.mockRestore();
  expect([texto.selectionStart, texto.selectionEnd]).toEqual([0, ENLACE.length]);
});
