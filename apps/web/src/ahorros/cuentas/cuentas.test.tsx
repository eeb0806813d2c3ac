import type { Permiso } from '@cuadra/contract/acceso/permisos';
import type { MovimientoDeAhorro } from '@cuadra/contract/ahorros/movimientos';
import { centavos } from '@cuadra/core/dinero';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#platform/current-session.ts';
import { stopInsisting } from '#platform/insist.ts';
import { queryClient } from '#platform/query.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { Cuentas } from './cuentas.tsx';
import { cuentaEnLista, cuentaEntera } from './testing/cuenta.ts';
import { rechazo, servidor } from './testing/servidor.ts';

conSesion();
const conPermisos = (...permisos: readonly Permiso[]) => {
  const usuario = session.usuario();
  if (usuario !== undefined) session.actualizar({ ...usuario, permisos: ['ahorros:ver', ...permisos] });
};
beforeEach(() => {
  conPermisos('ahorros:registrar');
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const OTRA = cuentaEnLista({
  id: 8,
  numero: 'AHC-000008',
  titular: { id: '00000000-0000-4000-8000-0000000000b2', numero: 15, nombre: 'Juan Caal', dpi: null },
});
const PRODUCTO = cuentaEnLista().producto;

const movimiento = (cambios: Partial<MovimientoDeAhorro>): MovimientoDeAhorro => ({
  ...{ n: 3, clase: 'transferencia-enviada', monto: centavos(-200_00), saldo: centavos(1_500_00) },
  ...{ fecha: '2026-11-10', fechaValor: '2026-11-10', concepto: 'Cuota', documento: null },
  ...{ partida: null, corrida: null, revierte: null, revertidoPor: null, deshacible: true },
  contraparte: { id: 8, numero: 'AHC-000008', titular: 'Juan Caal' },
  registradoEn: '2026-11-10T15:00:00Z',
  ...cambios,
});

function abrir(direccion: string, respuestas: Parameters<typeof servidor>[0]) {
  const visto = servidor({
    'GET /productos': () => ({ productos: [PRODUCTO] }),
    'GET /cuentas': () => ({ cuentas: [OTRA], siguiente: null, totales: { cuentas: 1, saldo: OTRA.saldo } }),
    'GET /cuentas/7': () => cuentaEntera(),
    'GET /cuentas/7/movimientos': () => ({ movimientos: [movimiento({})], siguiente: null }),
    'GET /api/contabilidad/agencias': () => [{ idAgencia: '01', nombreAgencia: 'Central' }],
    ...respuestas,
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: Cuentas }),
    history: createMemoryHistory({ initialEntries: [direccion] }),
  });
  // The types of the routes are those of the application.
  const pantalla = mostrar(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { ...pantalla, visto };
}

it('sin productos dice quién los escribe y lleva a ellos', async () => {
  abrir('/', {
    'GET /productos': () => ({ productos: [] }),
    'GET /cuentas': () => ({ cuentas: [], siguiente: null, totales: { cuentas: 0, saldo: 0 } }),
  });
  await screen.findByText('Aún no hay productos de ahorro');
  expect(screen.getByRole('link', { name: 'Ver productos' }).getAttribute('href')).toBe('/ahorros/productos');
});

it('la lista suma lo que deja pasar el filtro, no lo que está a la vista', async () => {
  abrir('/', {
    'GET /cuentas': () => ({
      ...{ cuentas: [OTRA], siguiente: 'c' },
      totales: { cuentas: 2_600, saldo: centavos(9_876_543_21) },
    }),
  });
  const totales = await screen.findByRole('region', { name: 'Totales' });
  expect(totales.textContent).toContain('2,600 cuentas; a la vista, 1');
  expect(totales.textContent).toContain('9,876,543.21');
});

async function transferir(persona: ReturnType<typeof abrir>['persona']) {
  await persona.click(await screen.findByRole('button', { name: 'Transferir' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Transferir' });
  await persona.type(within(dialogo).getByRole('combobox', { name: /A la cuenta/ }), 'juan');
  await persona.click(await screen.findByRole('option', { name: /Juan Caal/ }));
  await persona.type(within(dialogo).getByRole('textbox', { name: /Monto/ }), '600');
  await persona.type(within(dialogo).getByRole('textbox', { name: /Concepto/ }), 'Cuota de noviembre');
  return dialogo;
}

it('antes de transferir dice quién recibe y con cuánto queda: 1,500.00 − 600.00 = 900.00', async () => {
  const { persona } = abrir('/?cuenta=7', {});
  const dialogo = await transferir(persona);
  const dicho = (await within(dialogo).findByText(/recibe/)).textContent?.replaceAll('\u00a0', ' ');
  expect(dicho).toBe(
    'Juan Caal recibe Q 600.00 en la cuenta AHC-000008. En la cuenta AHC-000007 quedan Q 900.00.',
  );
});

it('lo rechazado se dice y no se pierde nada; sin respuesta, lo mismo va con la misma llave', async () => {
  let veces = 0;
  const { persona, visto } = abrir('/?cuenta=7', {
    'POST /transferencias': () => {
      veces += 1;
      if (veces < 3) throw new TypeError('Failed to fetch');
      if (veces === 3) return rechazo('SALDO_INSUFICIENTE', 'La cuenta no tiene ese saldo.');
      return { movimientos: [], partidas: [] };
    },
  });
  const dialogo = await transferir(persona);
  const boton = within(dialogo).getByRole('button', { name: 'Transferir' });
  for (const cuantas of [1, 2]) {
    await persona.click(boton);
    await waitFor(() => expect(visto.a('POST /transferencias')).toHaveLength(cuantas));
    stopInsisting();
    await within(dialogo).findByRole('alert');
  }
  await persona.click(boton);
  await within(dialogo).findByText('La cuenta no tiene ese saldo.');
  expect(within(dialogo).getByRole<HTMLInputElement>('textbox', { name: /Monto/ }).value).toBe('600.00');
  await persona.click(boton);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Transferir' })).toBeNull());
  const [una, otra, tercera, cuarta] = visto.a('POST /transferencias');
  expect(una?.cuerpo).toMatchObject({ desde: 7, hacia: 8, monto: 600_00, concepto: 'Cuota de noviembre' });
  expect(una?.llave).not.toBeNull();
  expect([otra?.llave, tercera?.llave]).toEqual([una?.llave, una?.llave]);
  expect(cuarta?.llave).not.toBe(una?.llave);
});

const LIQUIDACION = {
  ...{ fecha: '2026-11-16', saldo: 1_500_00, penalizacion: 12_00, anticipado: true, total: 1_489_94 },
  interes: cuentaEntera().interes,
};
const PLAZO = { dias: 180, vence: '2099-05-01', tasaPpm: 55_000, alVencer: 'renovar' as const };

it('el retiro anticipado muestra intereses, ISR y penalización, y envía el total que se leyó', async () => {
  const { persona, visto } = abrir('/?cuenta=7', {
    'GET /cuentas/7': () => cuentaEntera({ plazo: PLAZO, acciones: ['cerrar'] }),
    'GET /cuentas/7/liquidacion': () => LIQUIDACION,
    'POST /cuentas/7/cierre': () => cuentaEntera({ estado: 'por-retirar' }),
  });
  await persona.click(await screen.findByRole('button', { name: 'Retiro anticipado' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Retiro anticipado' });
  // 1,500.00 + 2.16 − 0.22 − 12.00 = 1,489.94
  const cifras = within(dialogo)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(cifras).toEqual(['Q 1,500.00', 'Q 2.16', '(Q 0.22)', '(Q 12.00)', 'Q 1,489.94']);
  await persona.type(within(dialogo).getByRole('textbox', { name: /Motivo/ }), 'Emergencia');
  await persona.click(within(dialogo).getByRole('button', { name: 'Retirar y cerrar' }));
  await waitFor(() => expect(visto.a('POST /cuentas/7/cierre')).toHaveLength(1));
  expect(visto.a('POST /cuentas/7/cierre')[0]?.cuerpo).toMatchObject({
    ...{ motivo: 'Emergencia', destino: null, total: 1_489_94, aceptaAnticipado: true, version: 4 },
  });
});

it('una transferencia se deshace con un motivo y dice quién devuelve a quién', async () => {
  const { persona, visto } = abrir('/?cuenta=7', {
    'POST /cuentas/7/movimientos/3/deshacer': () => ({ movimientos: [], partidas: [] }),
  });
  await persona.click(await screen.findByRole('button', { name: 'Deshacer' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Deshacer la transferencia' });
  expect(dialogo.textContent).toContain('vuelven de la cuenta AHC-000008 a la cuenta AHC-000007');
  await persona.type(within(dialogo).getByRole('textbox', { name: /Motivo/ }), 'Era otra cuenta');
  await persona.click(within(dialogo).getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(visto.a('POST /cuentas/7/movimientos/3/deshacer')).toHaveLength(1));
});

it('la exención se guarda con su documento, y quien sale sin guardarla es preguntado', async () => {
  const { persona, visto } = abrir('/?cuenta=7', { 'PUT /cuentas/7/isr': () => cuentaEntera() });
  await persona.click(await screen.findByRole('button', { name: 'Más acciones de la cuenta' }));
  await persona.click(await screen.findByRole('menuitem', { name: 'Tratamiento de ISR' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Tratamiento de ISR' });
  const guardar = within(dialogo).getByRole<HTMLButtonElement>('button', { name: 'Guardar' });
  expect(guardar.disabled).toBe(true);
  await persona.click(within(dialogo).getByRole('radio', { name: 'Exenta de ISR' }));
  await waitFor(() => expect(guardar.disabled).toBe(false));
  await persona.click(within(dialogo).getByRole('button', { name: 'Cerrar' }));
  await persona.click(
    within(await screen.findByRole('dialog', { name: 'Descartar lo escrito' })).getByRole('button', {
      name: 'Cancelar',
    }),
  );
  await persona.click(guardar);
  await within(dialogo).findByText('Escriba el documento que la exime.');
  await persona.type(within(dialogo).getByRole('textbox', { name: /Documento/ }), 'Resolución 45');
  await persona.click(guardar);
  await waitFor(() => expect(visto.a('PUT /cuentas/7/isr')).toHaveLength(1));
  const cuerpo = { tratamiento: 'exento', documento: 'Resolución 45', vence: null, version: 4 };
  expect(visto.a('PUT /cuentas/7/isr')[0]?.cuerpo).toEqual(cuerpo);
});

it('intereses e ISR son dos movimientos, con su corrida para quien puede verla', async () => {
  conPermisos('intereses:ver');
  const corrida = { id: 41, nombre: 'Octubre 2026' };
  const suyo = { corrida, contraparte: null, deshacible: false, concepto: null };
  abrir('/?cuenta=7', {
    'GET /cuentas/7/movimientos': () => ({
      movimientos: [
        movimiento({ ...suyo, n: 2, clase: 'isr', monto: centavos(-43) }),
        movimiento({ ...suyo, n: 1, clase: 'interes', monto: centavos(4_32) }),
      ],
      siguiente: null,
    }),
  });
  const tabla = await screen.findByRole('table', { name: 'Movimientos' });
  expect(within(tabla).getByText('Intereses')).toBeDefined();
  expect(within(tabla).getByText('Retención de ISR')).toBeDefined();
  const enlaces = within(tabla).getAllByRole('link', { name: 'Octubre 2026' });
  expect(enlaces.map((enlace) => enlace.getAttribute('href'))).toEqual(Array(2).fill('/ahorros/corridas/41'));
});

it('quien solo mira ve la cuenta y nada que hacer', async () => {
  conPermisos();
  abrir('/?cuenta=7', {});
  await screen.findByRole('table', { name: 'Movimientos' });
  for (const name of ['Transferir', 'Más acciones de la cuenta', 'Deshacer'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
