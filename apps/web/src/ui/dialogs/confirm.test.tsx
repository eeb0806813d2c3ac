import { Button } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fondoDe, mostrar } from '#ui/testing/mostrar.tsx';
import { useConfirm } from './confirm.tsx';

const ELIMINAR = {
  title: 'Eliminar la cuenta',
  text: 'No se puede deshacer.',
  action: 'Eliminar',
  danger: true,
};

/** Asks on a click and tells what is answered. */
function Borrar({ onRespuesta }: { readonly onRespuesta: (respuesta: boolean) => void }) {
  const confirmar = useConfirm();
  return <Button onClick={() => void confirmar(ELIMINAR).then(onRespuesta)}>Borrar</Button>;
}

function preguntar() {
  const respuestas: boolean[] = [];
  const { persona } = mostrar(<Borrar onRespuesta={(respuesta) => respuestas.push(respuesta)} />);
  const abrir = async () => {
    await persona.click(screen.getByRole('button', { name: 'Borrar', hidden: true }));
    return screen.getByRole('dialog', { name: 'Eliminar la cuenta' });
  };
  const seCierra = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { persona, respuestas, abrir, seCierra };
}

it('dice qué se va a hacer, y el teclado empieza en Cancelar', async () => {
  const { abrir } = preguntar();
  const dialogo = await abrir();
  expect(dialogo.textContent).toContain('No se puede deshacer.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancelar'));
});

it.each([
  ['la acción', 'Eliminar', true],
  ['Cancelar', 'Cancelar', false],
])('%s responde', async (_, boton, respuesta) => {
  const { persona, respuestas, abrir, seCierra } = preguntar();
  await abrir();
  await persona.click(screen.getByRole('button', { name: boton }));
  expect(respuestas).toEqual([respuesta]);
  await seCierra();
});

it('Escape responde que no', async () => {
  const { persona, respuestas, abrir, seCierra } = preguntar();
  await abrir();
  await persona.keyboard('{Escape}');
  expect(respuestas).toEqual([false]);
  await seCierra();
});

it('pulsar fuera no decide nada', async () => {
  const { persona, respuestas, abrir } = preguntar();
  const dialogo = await abrir();
  await persona.click(fondoDe(dialogo));
  expect(respuestas).toEqual([]);
  expect(screen.getByRole('dialog')).toBe(dialogo);
});

it('una segunda pregunta responde que no a la primera', async () => {
  const { persona, respuestas, abrir } = preguntar();
  await abrir();
  await abrir();
  expect(respuestas).toEqual([false]);
  await persona.click(screen.getByRole('button', { name: 'Eliminar' }));
  expect(respuestas).toEqual([false, true]);
});
