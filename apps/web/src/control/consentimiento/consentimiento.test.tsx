import { verAutorizacion } from '@cuadra/contract/control/autorizaciones';
import { endpoint } from '@cuadra/contract/endpoint';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { session } from '#platform/current-session.ts';
import { queryClient } from '#platform/query.ts';
import { inSpanish } from '#platform/testing/languages.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { autorizacionDePrueba } from '../testing/autorizacion-de-prueba.ts';
// Already here, so that no test waits for it to be read.
import './dialogo.tsx';
import { Consentimiento } from './consentimiento.tsx';

const transferir = endpoint({
  method: 'POST',
  path: '/api/de-prueba',
  permission: 'autenticado',
  summary: 'Lleva dos personas',
  idempotent: true,
  autorizable: true,
  body: z.object({ monto: z.int() }),
  response: z.object({ hecho: z.boolean() }),
  errors: [],
});

const ID = autorizacionDePrueba().id;

interface Enviada {
  readonly consentimiento: string | null;
  readonly motivo: string | null;
  readonly llave: string | null;
  readonly body: unknown;
}

/** What the server has: the orders that came, and what became of what was asked for. */
let ordenes: Enviada[];
let retiros: unknown[];
let autorizacion: ReturnType<typeof autorizacionDePrueba>;

beforeAll(inSpanish);
conSesion();
beforeEach(() => {
  queryClient.clear();
  [ordenes, retiros, autorizacion] = [[], [], autorizacionDePrueba()];
  vi.stubGlobal('fetch', async (url: string, { body, headers }: RequestInit) => {
    if (url === '/api/control/politica') return Response.json({ hacen: [], autorizan: [QUIEN] });
    if (url.endsWith('/retiro')) {
      retiros.push(JSON.parse(String(body)));
      autorizacion = { ...autorizacion, estado: 'retirada' };
    }
    if (url.startsWith('/api/control')) return Response.json(autorizacion);
    const dichos = new Headers(headers);
    const consentimiento = dichos.get('cuadra-autorizacion');
    const [motivo, llave] = [dichos.get('cuadra-motivo'), dichos.get('idempotency-key')];
    ordenes.push({ consentimiento, motivo, llave, body: JSON.parse(String(body)) });
    if (consentimiento === ID) return Response.json({ hecho: true });
    return consentimiento === null ? rechazo('AUTORIZACION_REQUERIDA') : rechazo('AUTORIZACION_PEDIDA', ID);
  });
});
afterEach(() => vi.unstubAllGlobals());

const QUIEN = {
  rol: 'jefe_agencia',
  operacion: 'transferencia-ajena',
  clase: 'paga',
  cada: null,
  alDia: null,
};

function rechazo(codigo: string, autorizada?: string): Response {
  const cuerpo = {
    ...{ type: 'about:blank', title: codigo, status: 409, detail: `Frase de ${codigo}.`, codigo },
    ...(autorizada === undefined ? {} : { autorizacion: autorizada }),
  };
  return Response.json(cuerpo, { status: 409 });
}

function Pantalla({ onClose }: { readonly onClose: () => void }) {
  const [estado, setEstado] = useState('');
  const hacer = () =>
    call(transferir, { body: { monto: 500 } }, { llave: 'la-llave' }).then(
      () => setEstado('Hecho'),
      (error: unknown) => setEstado(messageOf(error)),
    );
  return (
    <QueryClientProvider client={queryClient}>
      <Consentimiento />
      <FormDialog title="Transferir" onClose={onClose}>
        <input aria-label="Monto" />
        <button type="button" onClick={() => void hacer()}>
          Transferir
        </button>
        <output>{estado}</output>
      </FormDialog>
    </QueryClientProvider>
  );
}

async function ordenar() {
  const onClose = vi.fn();
  const { persona } = mostrar(<Pantalla onClose={onClose} />);
  await persona.type(screen.getByLabelText('Monto'), '500');
  await persona.click(screen.getByRole('button', { name: 'Transferir' }));
  await screen.findByRole('dialog', { name: 'Lo autoriza otra persona' });
  return { persona, onClose };
}

async function pedir() {
  const { persona, onClose } = await ordenar();
  await persona.type(screen.getByLabelText('Por qué lo pide'), 'Pago de la niñez');
  await persona.click(screen.getByRole('button', { name: 'Pedir autorización' }));
  await screen.findByText(/Espera la respuesta/);
  return { persona, onClose };
}

/** As the live event does. */
const responder = async (cambio: Partial<typeof autorizacion>) => {
  autorizacion = { ...autorizacion, ...cambio };
  await queryClient.invalidateQueries({ queryKey: [verAutorizacion.path] });
};

const monto = () => screen.getByLabelText<HTMLInputElement>('Monto').value;
const preguntando = () =>
  screen.queryByRole('dialog', { name: /Lo autoriza otra persona|Autorización pedida/ });
const BODY = { monto: 500 };
const LLAVE = 'la-llave';

it('se pide con la misma orden y, al darse, la misma orden sigue sola', async () => {
  await pedir();
  await screen.findByText('Puede responder: jefe de agencia de la agencia 01.');
  await responder({ estado: 'autorizada' });
  await screen.findByText('Hecho');
  expect(ordenes).toEqual([
    { consentimiento: null, motivo: null, llave: LLAVE, body: BODY },
    { consentimiento: 'pedir', motivo: encodeURIComponent('Pago de la niñez'), llave: LLAVE, body: BODY },
    { consentimiento: ID, motivo: null, llave: LLAVE, body: BODY },
  ]);
  await waitFor(() => expect(preguntando()).toBeNull());
  expect(monto()).toBe('500');
});

it('si falta otra firma se dice, y se sigue esperando', async () => {
  await pedir();
  await responder({ estado: 'falta_otra', resueltaPor: { id: '2', nombre: 'Beatriz Choc' } });
  await screen.findByText(/Beatriz Choc ya la firmó/);
  expect(ordenes).toHaveLength(2);
});

it('negada: se lee por qué, y al volver queda dicho donde se ordenó', async () => {
  const { persona } = await pedir();
  await responder({
    estado: 'negada',
    motivo: 'No es el titular',
    resueltaPor: { id: '2', nombre: 'Beatriz Choc' },
  });
  const dicho = 'Beatriz Choc no lo autorizó: No es el titular';
  await screen.findByText(dicho);
  await persona.click(screen.getByRole('button', { name: 'Volver a lo escrito' }));
  await waitFor(() => expect(preguntando()).toBeNull());
  expect([screen.getByRole('status').textContent, ordenes.length, monto()]).toEqual([dicho, 2, '500']);
});

it.each([
  ['Escape', (persona: Awaited<ReturnType<typeof pedir>>['persona']) => persona.keyboard('{Escape}')],
  [
    'Seguir trabajando',
    (persona: Awaited<ReturnType<typeof pedir>>['persona']) =>
      persona.click(screen.getByRole('button', { name: 'Seguir trabajando' })),
  ],
])('%s cierra solo esto: lo pedido espera y lo escrito queda', async (_, salir) => {
  const { persona, onClose } = await pedir();
  await salir(persona);
  await screen.findByText('Frase de AUTORIZACION_PEDIDA.');
  expect([onClose.mock.calls, retiros, monto(), preguntando()]).toEqual([[], [], '500', null]);
});

it('cancelar antes de pedirla no pide nada', async () => {
  const { persona } = await ordenar();
  const cancelar = screen.getAllByRole('button', { name: 'Cancelar' });
  await persona.click(cancelar.at(-1) ?? document.body);
  await screen.findByText('Frase de AUTORIZACION_REQUERIDA.');
  expect([ordenes.length, monto()]).toEqual([1, '500']);
});

it('se retira con un motivo', async () => {
  const { persona } = await pedir();
  await persona.click(screen.getByRole('button', { name: 'Retirar' }));
  await persona.click(screen.getByRole('button', { name: 'Retirar' }));
  await screen.findByText('Escriba el motivo.');
  expect(retiros).toEqual([]);
  await persona.type(screen.getByLabelText(/Por qué la retira/), 'Ya no hace falta');
  await persona.click(screen.getByRole('button', { name: 'Retirar' }));
  await screen.findByText('Frase de AUTORIZACION_REQUERIDA.');
  expect([retiros, monto(), preguntando()]).toEqual([[{ motivo: 'Ya no hace falta' }], '500', null]);
});

it('lo que no se pudo pedir se dice ahí, y se puede pedir otra vez', async () => {
  const { persona } = await ordenar();
  const fetchDeAntes = globalThis.fetch;
  vi.stubGlobal('fetch', async () => rechazo('SALDO_INSUFICIENTE'));
  await persona.click(screen.getByRole('button', { name: 'Pedir autorización' }));
  await screen.findByText('Frase de SALDO_INSUFICIENTE.');
  vi.stubGlobal('fetch', fetchDeAntes);
  await persona.click(screen.getByRole('button', { name: 'Pedir autorización' }));
  await screen.findByText(/Espera la respuesta/);
});

it('si la sesión termina mientras espera, deja de preguntar', async () => {
  await pedir();
  session.terminar('otra-pestana');
  await waitFor(() => expect(preguntando()).toBeNull());
});
