import { anularCheque, emitirCheque, entregarCheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { stopInsisting } from '#platform/insist.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { DateField, FieldRow, Lead, LongTextField, MoneyField, TextField } from './fields.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { judgedBy, useOrder, useTask } from './use-order.ts';

const ID = '0194d3a0-0000-7000-8000-000000000001';
const refresh = vi.fn(async () => undefined);
const onDone = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  refresh.mockClear();
  onDone.mockClear();
});

function Entrega({ onClose }: { readonly onClose: () => void }) {
  const order = useOrder(entregarCheque, {
    params: { id: ID },
    version: 3,
    initial: { a: '', documento: '', en: '2026-11-16' },
    refresh,
    onDone,
  });
  return (
    <OrderDialog title="Anotar la entrega" order={order} submit="Anotar" onClose={onClose}>
      <Lead>Cheque 1001.</Lead>
      <TextField name="a" label="Quién lo recibió" />
      <FieldRow>
        <TextField name="documento" label="Documento" optional />
        <DateField name="en" label="Cuándo" />
      </FieldRow>
    </OrderDialog>
  );
}

function Anulacion({ onClose }: { readonly onClose: () => void }) {
  const order = useOrder(anularCheque, {
    params: { id: ID },
    version: 3,
    initial: { fecha: '2026-11-16', motivo: '' },
    refresh,
  });
  return (
    <OrderDialog title="Anular" order={order} submit="Anular" danger onClose={onClose}>
      <LongTextField name="motivo" label="Motivo" />
    </OrderDialog>
  );
}

/** Its endpoint takes a key. */
function Emision({ onClose }: { readonly onClose: () => void }) {
  const order = useOrder(emitirCheque, {
    params: { id: ID },
    initial: { concepto: '' },
    body: ({ concepto }) => ({
      numero: 1002,
      fecha: '2026-11-16',
      beneficiario: 'Ferretería El Centro',
      concepto,
      lineas: [{ idCuenta: '706105', monto: 350_05 as never, concepto: null }],
    }),
    refresh,
  });
  return (
    <OrderDialog title="Emitir" order={order} submit="Emitir" onClose={onClose}>
      <TextField name="concepto" label="Concepto" />
    </OrderDialog>
  );
}

/** What it sends is wrong where no field is. */
function SinFecha({ onClose }: { readonly onClose: () => void }) {
  const order = useOrder(entregarCheque, {
    params: { id: ID },
    version: 3,
    initial: { a: 'Ana Morales' },
    body: ({ a }) => ({ a, documento: null, en: 'ayer' }),
  });
  return (
    <OrderDialog title="Anotar" order={order} submit="Anotar" onClose={onClose}>
      <TextField name="a" label="Quién lo recibió" />
    </OrderDialog>
  );
}

type Dialogo = typeof Entrega;

interface Pedido {
  readonly cuerpo: unknown;
  readonly llave: string | null;
}

/** Opened from a button; answers what was asked of the server. */
async function abrir(Dialogo: Dialogo, responder: (veces: number) => Response) {
  const pedidos: Pedido[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body, headers }: RequestInit) => {
    const llave = new Headers(headers).get('idempotency-key');
    pedidos.push({ cuerpo: JSON.parse(String(body)), llave });
    return responder(pedidos.length);
  });
  const { persona } = mostrar(<Boton Dialogo={Dialogo} />);
  await persona.click(screen.getByRole('button', { name: 'Abrir' }));
  const dialogo = within(await screen.findByRole('dialog'));
  return { persona, dialogo, pedidos };
}

function Boton({ Dialogo }: { readonly Dialogo: Dialogo }) {
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAbierto(true)}>
        Abrir
      </button>
      {abierto && <Dialogo onClose={() => setAbierto(false)} />}
    </>
  );
}

const negativa = (codigo: string, detail: string, errores: readonly object[] = []) =>
  Response.json(
    { type: 'about:blank', title: codigo, status: 409, detail, codigo, errores },
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  );

it('se juzga con el esquema de su petición antes de enviarla, y el teclado empieza en el primer campo', async () => {
  const { persona, dialogo, pedidos } = await abrir(Entrega, () => Response.json({}));
  const quien = dialogo.getByRole('textbox', { name: 'Quién lo recibió' });
  await waitFor(() => expect(document.activeElement).toBe(quien));
  await persona.click(dialogo.getByRole('button', { name: 'Anotar' }));
  await dialogo.findByText('Escriba quién lo recibió.');
  expect(quien.getAttribute('aria-invalid')).toBe('true');
  expect(pedidos).toEqual([]);
  expect(refresh).not.toHaveBeenCalled();
});

it('va con su versión, lo que se dejó en blanco va sin nada, y al hacerse se cierra', async () => {
  const { persona, dialogo, pedidos } = await abrir(Entrega, () => Response.json({ numero: 1001 }));
  await persona.type(dialogo.getByRole('textbox', { name: 'Quién lo recibió' }), ' Ana Morales ');
  await persona.click(dialogo.getByRole('button', { name: 'Anotar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(pedidos[0]?.cuerpo).toMatchObject({ version: 3, documento: null, en: '2026-11-16' });
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ numero: 1001 });
  expect(refresh).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' }));
});

it('lo negado se dice en su campo, o arriba si no es de ninguno; lo escrito queda y se pregunta de nuevo', async () => {
  const { persona, dialogo } = await abrir(Entrega, (veces) =>
    veces === 1
      ? negativa('DATOS_INVALIDOS', 'Revise lo escrito.', [
          { campo: 'documento', codigo: 'X', mensaje: 'Ese documento no es suyo.' },
        ])
      : negativa('CONFLICTO_DE_EDICION', 'Alguien lo cambió. Revíselo.'),
  );
  const quien = dialogo.getByRole<HTMLInputElement>('textbox', { name: 'Quién lo recibió' });
  const documento = dialogo.getByRole('textbox', { name: 'Documento' });
  await persona.type(quien, 'Ana Morales');
  await persona.type(documento, '2450123450101');
  await persona.click(dialogo.getByRole('button', { name: 'Anotar' }));
  await dialogo.findByText('Ese documento no es suyo.');
  expect(documento.getAttribute('aria-invalid')).toBe('true');
  expect(dialogo.queryByRole('alert')).toBeNull();
  await persona.type(documento, '9');
  await persona.click(dialogo.getByRole('button', { name: 'Anotar' }));
  expect((await dialogo.findByRole('alert')).textContent).toBe('Alguien lo cambió. Revíselo.');
  expect(quien.value).toBe('Ana Morales');
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('lo que su petición no admite y ningún campo muestra se dice arriba', async () => {
  const { persona, dialogo, pedidos } = await abrir(SinFecha, () => Response.json({}));
  await persona.click(dialogo.getByRole('button', { name: 'Anotar' }));
  expect((await dialogo.findByRole('alert')).textContent).not.toBe('');
  expect(pedidos).toEqual([]);
});

it('sin respuesta va otra vez con la misma llave; cambiado, con otra', async () => {
  let responde = false;
  const { persona, dialogo, pedidos } = await abrir(Emision, () => {
    if (!responde) throw new TypeError('Failed to fetch');
    return Response.json({ numero: 1002 });
  });
  const concepto = dialogo.getByRole('textbox', { name: 'Concepto' });
  await persona.type(concepto, 'Pintura');
  for (const _ of [1, 2]) {
    // On a slow machine it may have insisted by itself meanwhile.
    const antes = pedidos.length;
    await persona.click(dialogo.getByRole('button', { name: 'Emitir' }));
    await waitFor(() => expect(pedidos.length).toBeGreaterThan(antes));
    stopInsisting();
    await dialogo.findByRole('alert');
    expect(screen.getByRole('dialog')).toBeDefined();
  }
  const llaves = new Set(pedidos.map(({ llave }) => llave));
  await persona.type(concepto, ' blanca');
  responde = true;
  await persona.click(dialogo.getByRole('button', { name: 'Emitir' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([...llaves]).toEqual([expect.any(String)]);
  expect(llaves.has(pedidos.at(-1)?.llave ?? null)).toBe(false);
});

it('lo advertido se lee, y se acepta con su motivo; sin él no se envía', async () => {
  const { persona, dialogo, pedidos } = await abrir(Emision, (veces) =>
    veces === 1
      ? negativa('ADVERTENCIA_SIN_ACEPTAR', 'Hay advertencias.', [
          { campo: '', codigo: 'PARECIDA', mensaje: 'Ya hay una partida parecida.' },
        ])
      : Response.json({ numero: 1002 }),
  );
  await persona.type(dialogo.getByRole('textbox', { name: 'Concepto' }), 'Pintura');
  const emitir = dialogo.getByRole('button', { name: 'Emitir' });
  await persona.click(emitir);
  await dialogo.findByText('Ya hay una partida parecida.');
  await persona.click(emitir);
  expect(pedidos).toHaveLength(1);
  await persona.type(dialogo.getByRole('textbox', { name: 'Por qué se sigue adelante' }), 'Es otra compra');
  await persona.click(emitir);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(pedidos.map(({ cuerpo }) => (cuerpo as { motivo?: string }).motivo)).toEqual([
    undefined,
    'Es otra compra',
  ]);
});

it('lo que se llevó a medias pregunta antes de descartarse', async () => {
  const { persona, dialogo } = await abrir(Anulacion, () => Response.json({}));
  await persona.type(dialogo.getByRole('textbox', { name: 'Motivo' }), 'Se extravió');
  await persona.keyboard('{Escape}');
  expect((await screen.findByRole('dialog', { name: 'Descartar lo escrito' })).textContent).toContain(
    'Hay datos que no se han guardado.',
  );
});

/** Its amount begins written. */
function Retiro({ onClose }: { readonly onClose: () => void }) {
  const order = useTask({
    initial: { monto: 100_00 as number | undefined, en: '2026-11-16' },
    resolver: judgedBy(z.object({ monto: z.number({ error: 'Escriba el monto.' }), en: z.string() })),
    run: async () => undefined,
  });
  return (
    <OrderDialog title="Retirar" order={order} submit="Retirar" onClose={onClose}>
      <DateField name="en" label="Cuándo" />
      <MoneyField name="monto" label="Monto" />
    </OrderDialog>
  );
}

it('un monto que se borra queda en blanco, y al enviarlo así el teclado va a él', async () => {
  const { persona, dialogo } = await abrir(Retiro, () => Response.json({}));
  const monto = dialogo.getByRole<HTMLInputElement>('textbox', { name: 'Monto' });
  expect(monto.value).toBe('100.00');
  await persona.clear(monto);
  await persona.tab();
  expect(monto.value).toBe('');
  await persona.click(dialogo.getByRole('button', { name: 'Retirar' }));
  await dialogo.findByText('Escriba el monto.');
  await waitFor(() => expect(document.activeElement).toBe(monto));
});
