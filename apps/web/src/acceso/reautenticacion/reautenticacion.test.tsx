import { pedirPolitica } from '@cuadra/contract/control/politica';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { session } from '#platform/current-session.ts';
import { inSpanish } from '#platform/testing/languages.ts';
import { readToken } from '#platform/token.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
// Already here, so that no test waits for it to be read.
import './dialogo.tsx';
import { Reautenticacion } from './reautenticacion.tsx';

/** What the server does: refuses the order until the password was given. */
let probada: boolean;
let pruebas: unknown[];
let ordenes: number;

beforeAll(inSpanish);
conSesion();
beforeEach(() => {
  [probada, pruebas, ordenes] = [false, [], 0];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.endsWith('/politica')) {
      ordenes += 1;
      return probada
        ? Response.json({ hacen: [], autorizan: [] })
        : rechazo(403, 'REAUTENTICACION_REQUERIDA');
    }
    const prueba = JSON.parse(String(body));
    pruebas.push(prueba);
    probada = prueba.password === 'la buena';
    return probada ? Response.json(abierta()) : rechazo(422, 'CONTRASENA_ACTUAL_INCORRECTA');
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The session goes on, with another token. */
const abierta = () => ({ user: session.usuario(), accessToken: 'otro', tokenType: 'bearer' });

function rechazo(status: number, codigo: string): Response {
  const cuerpo = { type: 'about:blank', title: codigo, status, detail: `Frase de ${codigo}.`, codigo };
  return Response.json(cuerpo, { status });
}

function Pantalla({ onClose }: { readonly onClose: () => void }) {
  const [estado, setEstado] = useState('');
  const guardar = () =>
    call(pedirPolitica, { body: { politica: { hacen: [], autorizan: [] }, motivo: 'Porque sí' } }).then(
      () => setEstado('Guardado'),
      (error: unknown) => setEstado(messageOf(error)),
    );
  return (
    <>
      <Reautenticacion />
      <FormDialog title="Límites" onClose={onClose}>
        <input aria-label="Monto" />
        <button type="button" onClick={() => void guardar()}>
          Guardar
        </button>
        <output>{estado}</output>
      </FormDialog>
    </>
  );
}

async function ordenar() {
  const onClose = vi.fn();
  const { persona } = mostrar(<Pantalla onClose={onClose} />);
  await persona.type(screen.getByLabelText('Monto'), '500');
  await persona.click(screen.getByRole('button', { name: 'Guardar' }));
  const pregunta = await screen.findByRole('dialog', { name: 'Confirme que es usted' });
  return { persona, onClose, pregunta };
}

const monto = () => screen.getByLabelText<HTMLInputElement>('Monto').value;
const preguntando = () => screen.queryByRole('dialog', { name: 'Confirme que es usted' });

it('con la contraseña, lo ordenado sigue solo y lo escrito queda', async () => {
  const { persona } = await ordenar();
  expect(document.activeElement).toBe(screen.getByLabelText('Contraseña'));
  await persona.type(screen.getByLabelText('Contraseña'), 'la buena{Enter}');
  await screen.findByText('Guardado');
  expect([pruebas, ordenes, monto()]).toEqual([[{ metodo: 'contrasena', password: 'la buena' }], 2, '500']);
  expect(readToken()).toBe('otro');
  await waitFor(() => expect(preguntando()).toBeNull());
});

it('una contraseña equivocada se dice ahí mismo y se pide otra vez', async () => {
  const { persona } = await ordenar();
  await persona.type(screen.getByLabelText('Contraseña'), 'otra{Enter}');
  await screen.findByText('Frase de CONTRASENA_ACTUAL_INCORRECTA.');
  expect(ordenes).toBe(1);
  await persona.type(screen.getByLabelText('Contraseña'), 'la buena{Enter}');
  await screen.findByText('Guardado');
});

it.each([
  ['Escape', (persona: Awaited<ReturnType<typeof ordenar>>['persona']) => persona.keyboard('{Escape}')],
  [
    'Cancelar',
    (persona: Awaited<ReturnType<typeof ordenar>>['persona']) =>
      persona.click(screen.getByRole('button', { name: 'Cancelar' })),
  ],
])('%s desiste solo de esto: el formulario sigue abierto, con lo escrito y el motivo', async (_, salir) => {
  const { persona, onClose } = await ordenar();
  await salir(persona);
  await screen.findByText('Frase de REAUTENTICACION_REQUERIDA.');
  expect([onClose.mock.calls, ordenes, monto(), preguntando()]).toEqual([[], 1, '500', null]);
});

it('si la sesión termina mientras pregunta, deja de preguntar', async () => {
  await ordenar();
  session.terminar('otra-pestana');
  await waitFor(() => expect(preguntando()).toBeNull());
});
