import type { Cheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#platform/current-session.ts';
import { stopInsisting } from '#platform/insist.ts';
import { queryClient } from '#platform/query.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { rechazo, servidor } from '../mesa/testing/servidor.ts';
import { cuentaBancaria } from '../testing/cuenta-bancaria.ts';
import { Cheques } from './cheques.tsx';
import { cheque } from './testing/cheque.ts';

conSesion();
const conPermisos = (...permisos: readonly ('bancos:conciliar' | 'bancos:aprobar')[]) => {
  const usuario = session.usuario();
  if (usuario !== undefined) session.actualizar({ ...usuario, permisos: ['bancos:ver', ...permisos] });
};
beforeEach(() => conPermisos('bancos:conciliar', 'bancos:aprobar'));
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const CUENTA = cuentaBancaria({});
const RUTA = `/cuentas/${CUENTA.id}`;
const catalogo = [
  {
    ...{
      idCuenta: '706105',
      nombreCuenta: 'Gastos varios',
      tipoCuenta: 'D',
      estado: 'activa',
      etiquetas: [],
    },
  },
];

async function abrir(
  respuestas: Parameters<typeof servidor>[0],
  { cheques = [cheque()], direccion = '/' }: { cheques?: readonly Cheque[]; direccion?: string } = {},
) {
  const visto = servidor({
    'GET /cuentas': () => [CUENTA],
    'GET /cheques': () => ({ cheques, siguiente: null }),
    [`GET ${RUTA}/proximo-cheque`]: () => ({ numero: 1002 }),
    'GET /api/contabilidad/v2/catalogo': () => catalogo,
    ...Object.fromEntries(cheques.map((uno) => [`GET /cheques/${uno.id}`, () => uno])),
    ...respuestas,
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Cheques cuenta={CUENTA} anio={2026} mes={11} /> }),
    history: createMemoryHistory({ initialEntries: [direccion] }),
  });
  // The types of the routes are those of the application.
  const pantalla = mostrar(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Exportar' });
  return { ...pantalla, visto };
}

async function llenar(persona: Awaited<ReturnType<typeof abrir>>['persona']) {
  await persona.click(await screen.findByRole('button', { name: 'Emitir' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Emitir un cheque' });
  await waitFor(() =>
    expect(within(dialogo).getByRole<HTMLInputElement>('textbox', { name: 'Número' }).value).toBe('1002'),
  );
  await persona.type(within(dialogo).getByRole('textbox', { name: 'Beneficiario' }), 'Ferretería');
  await persona.type(within(dialogo).getByRole('textbox', { name: 'Concepto' }), 'Pintura');
  await persona.type(within(dialogo).getByRole('combobox', { name: 'Cuenta' }), '7061');
  await persona.click(await screen.findByRole('option', { name: /Gastos varios/ }));
  await persona.type(within(dialogo).getByRole('textbox', { name: 'Monto' }), '350.05');
  return dialogo;
}

it('emite con el número que sigue; lo advertido se acepta con un motivo, sin perder lo escrito', async () => {
  let veces = 0;
  const { persona, visto } = await abrir({
    [`POST ${RUTA}/cheques`]: () => {
      veces += 1;
      return veces === 1
        ? rechazo('ADVERTENCIA_SIN_ACEPTAR', 'Ya hay una partida parecida.', 422)
        : cheque({ numero: 1002 });
    },
  });
  const dialogo = await llenar(persona);
  expect(within(dialogo).getByText(/TRESCIENTOS CINCUENTA QUETZALES CON 05\/100/)).toBeDefined();
  await persona.click(within(dialogo).getByRole('button', { name: 'Emitir' }));
  const motivo = await within(dialogo).findByRole('textbox', { name: 'Por qué se sigue adelante' });
  await persona.type(motivo, 'Es otra compra');
  await persona.click(within(dialogo).getByRole('button', { name: 'Emitir' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Emitir un cheque' })).toBeNull());
  const [primera, segunda] = visto.a(`${RUTA}/cheques`);
  const lineas = [{ idCuenta: '706105', monto: 350_05, concepto: null }];
  expect(primera?.cuerpo).toMatchObject({
    numero: 1002,
    beneficiario: 'Ferretería',
    concepto: 'Pintura',
    lineas,
  });
  expect(primera?.cuerpo).not.toHaveProperty('motivo');
  expect(segunda?.cuerpo).toMatchObject({ motivo: 'Es otra compra', lineas });
});

it('sin respuesta, lo mismo se envía con la misma llave; cambiado, con otra', async () => {
  const { persona, visto } = await abrir({
    [`POST ${RUTA}/cheques`]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const dialogo = await llenar(persona);
  const enviados = () => visto.a(`${RUTA}/cheques`);
  const emitir = async () => {
    // On a slow machine it may have insisted by itself meanwhile.
    const antes = enviados().length;
    await persona.click(within(dialogo).getByRole('button', { name: 'Emitir' }));
    await waitFor(() => expect(enviados().length).toBeGreaterThan(antes));
    stopInsisting();
    await within(dialogo).findByRole('alert');
  };
  await emitir();
  await emitir();
  const llaves = new Set(enviados().map(({ llave }) => llave));
  expect([...llaves]).toEqual([expect.any(String)]);
  await persona.type(within(dialogo).getByRole('textbox', { name: 'Beneficiario' }), ' El Centro');
  await emitir();
  expect(llaves.has(enviados().at(-1)?.llave ?? null)).toBe(false);
});

it('el número repetido se dice en su campo', async () => {
  const { persona } = await abrir({
    [`POST ${RUTA}/cheques`]: () =>
      Response.json(
        {
          ...{
            type: 'about:blank',
            title: 'x',
            status: 409,
            detail: 'Ese número ya está.',
            codigo: 'CHEQUE_REPETIDO',
          },
          errores: [{ campo: 'numero', codigo: 'CHEQUE_REPETIDO', mensaje: 'Ese número ya está.' }],
        },
        { status: 409, headers: { 'content-type': 'application/problem+json' } },
      ),
  });
  const dialogo = await llenar(persona);
  await persona.click(within(dialogo).getByRole('button', { name: 'Emitir' }));
  const numero = within(dialogo).getByRole<HTMLInputElement>('textbox', { name: 'Número' });
  await waitFor(() => expect(numero.getAttribute('aria-invalid')).toBe('true'));
  expect(within(dialogo).getByText('Ese número ya está.')).toBeDefined();
  expect(within(dialogo).getByRole<HTMLInputElement>('textbox', { name: 'Beneficiario' }).value).toBe(
    'Ferretería',
  );
});

it('el vencido se propone dar por caduco, con la versión que se vio', async () => {
  const vencido = cheque({ vencido: true, version: 3 });
  const { persona, visto } = await abrir(
    { [`POST /cheques/${vencido.id}/caducar`]: () => ({ ...vencido, estado: 'caduco', vencido: false }) },
    { cheques: [vencido], direccion: `/?cheque=${vencido.id}` },
  );
  await screen.findByText(/Un cheque venció/);
  await persona.click(await screen.findByRole('button', { name: 'Dar por caduco' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Dar el cheque por caduco' });
  await persona.type(within(dialogo).getByRole('combobox', { name: 'Cuenta en la que se debe' }), '7061');
  await persona.click(await screen.findByRole('option', { name: /Gastos varios/ }));
  await persona.click(within(dialogo).getByRole('button', { name: 'Dar por caduco' }));
  await waitFor(() => expect(visto.a(`/cheques/${vencido.id}/caducar`)).toHaveLength(1));
  expect(visto.a(`/cheques/${vencido.id}/caducar`)[0]?.cuerpo).toMatchObject({
    ...{ version: 3, idCuenta: '706105', motivo: 'Nadie lo cobró en 180 días' },
  });
});

it('quien solo mira ve el cheque y su voucher, y nada que hacer', async () => {
  conPermisos();
  const suyo = cheque();
  await abrir({}, { direccion: `/?cheque=${suyo.id}` });
  await screen.findByRole('button', { name: 'Imprimir el voucher' });
  for (const name of ['Emitir', 'Anotar la entrega', 'Anular'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('el número que alguien escribió no lo cambia el que sigue, aunque se vuelva a preguntar', async () => {
  let siguiente = 1002;
  const { persona } = await abrir({
    [`GET ${RUTA}/proximo-cheque`]: () => ({ numero: siguiente }),
    [`POST ${RUTA}/cheques`]: () => rechazo('CHEQUE_INVALIDO', 'No se puede.', 422),
  });
  const dialogo = await llenar(persona);
  const numero = within(dialogo).getByRole<HTMLInputElement>('textbox', { name: 'Número' });
  await persona.clear(numero);
  expect(numero.value).toBe('');
  await persona.type(numero, '5000');
  siguiente = 1003;
  await persona.click(within(dialogo).getByRole('button', { name: 'Emitir' }));
  await within(dialogo).findByText('No se puede.');
  expect(numero.value).toBe('5000');
});
