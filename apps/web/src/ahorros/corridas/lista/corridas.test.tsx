import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rechazo, servidor } from '#ahorros/cuentas/testing/servidor.ts';
import { enPantalla } from '#ahorros/intereses/testing/pantalla.tsx';
import { session } from '#platform/current-session.ts';
import { queryClient } from '#platform/query.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { corrida, enLista, producto } from '../testing/corrida.ts';
import { Corridas } from './corridas.tsx';

conSesion();
const conPermisos = (...permisos: readonly ('intereses:programar' | 'ahorros:ver')[]) => {
  const usuario = session.usuario();
  if (usuario !== undefined)
    session.actualizar({ ...usuario, agencias: ['01', '02'], permisos: ['intereses:ver', ...permisos] });
};
beforeEach(() => conPermisos('intereses:programar', 'ahorros:ver'));
afterEach(() => {
  // What is still on the page would ask again, and nobody would answer.
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const AGENCIAS = ['01', '02'].map((idAgencia) => ({
  ...{ idAgencia, nombreAgencia: `Agencia ${idAgencia}`, municipio: '', activa: true },
}));
const OCTUBRE = { desde: '2026-10-01', ultimoDia: '2026-10-31' };
const DE_AHC = { id: 1, codigo: 'AHC', nombre: 'Ahorro corriente' };

function abrir(respuestas: Parameters<typeof servidor>[0] = {}, direccion = '/ahorros') {
  const visto = servidor({
    'GET /corridas': () => ({ corridas: [enLista({ estado: 'aplicado' })], siguiente: null }),
    'GET /corridas-por-hacer': () => ({ porHacer: [] }),
    'GET /productos': () => ({ productos: [producto()] }),
    'GET /api/contabilidad/agencias': () => AGENCIAS,
    ...respuestas,
  });
  return { ...enPantalla(Corridas, '/ahorros', direccion), visto };
}

it('cada corrida se lee con su estado, su período, sus cuentas y su interés, y abre su página', async () => {
  const { persona, router } = abrir();
  const fila = await screen.findByRole('row', { name: /Intereses AHC, oct 2026, oct 2026, aplicada/ });
  expect(within(fila).getByText('16,564.06')).toBeDefined();
  expect(within(fila).getByText('1,000')).toBeDefined();
  await persona.click(fila);
  await waitFor(() => expect(router.state.location.pathname).toBe('/ahorros/corridas/7'));
});

it('los filtros de la dirección van a la pregunta, y se quitan', async () => {
  const { persona, visto } = abrir({}, '/ahorros?estado=aplicado&anio=2026&producto=1');
  await screen.findByRole('row', { name: /Intereses AHC/ });
  const consultas = () => visto.a('GET /corridas').map(({ consulta }) => new URLSearchParams(consulta));
  expect(
    consultas().some(
      (una) => una.get('estado') === 'aplicado' && una.get('anio') === '2026' && una.get('producto') === '1',
    ),
  ).toBe(true);
  await persona.click(screen.getByRole('button', { name: 'Quitar el filtro Estado: aplicada' }));
  await waitFor(() =>
    expect(consultas().some((una) => !una.has('estado') && una.get('anio') === '2026')).toBe(true),
  );
});

it('lo que está por pagarse llena la corrida nueva, que se crea con su llave', async () => {
  const { persona, visto, router } = abrir({
    'GET /corridas-por-hacer': () => ({
      porHacer: [{ producto: DE_AHC, agencia: '01', ...OCTUBRE, cuentas: 12 }],
    }),
    'POST /corridas': () => corrida({ id: 9, estado: 'calculando' }),
  });
  await persona.click(await screen.findByRole('button', { name: /Preparar la corrida de oct 2026: AHC/ }));
  const dialogo = await screen.findByRole('dialog', { name: 'Nueva corrida de intereses' });
  expect(within(dialogo).getByRole<HTMLInputElement>('textbox', { name: /Nombre/ }).value).toBe(
    'Intereses AHC, oct 2026',
  );
  await persona.click(within(dialogo).getByRole('button', { name: 'Crear y calcular' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/ahorros/corridas/9'));
  const [pedida] = visto.a('POST /corridas');
  expect(pedida?.llave).not.toBeNull();
  expect(pedida?.cuerpo).toEqual({
    nombre: 'Intereses AHC, oct 2026',
    clase: 'ordinaria',
    productos: [1],
    agencias: ['01'],
    ...OCTUBRE,
    corrige: null,
  });
});

it('lo que el servidor rechaza se dice en el diálogo, con lo escrito en su lugar', async () => {
  const { persona } = abrir(
    {
      'POST /corridas': () => rechazo('CORRIDA_TRASLAPADA', 'Otra corrida en camino paga esos mismos días.'),
    },
    '/ahorros?nueva=true',
  );
  const dialogo = await screen.findByRole('dialog', { name: 'Nueva corrida de intereses' });
  await persona.click(within(dialogo).getByRole('button', { name: 'Crear y calcular' }));
  expect(await within(dialogo).findByText('Elija al menos un producto.')).toBeDefined();
  await persona.click(within(dialogo).getByRole('checkbox', { name: 'AHC Ahorro corriente' }));
  await persona.click(within(dialogo).getByRole('button', { name: 'Crear y calcular' }));
  expect(await within(dialogo).findByText('Otra corrida en camino paga esos mismos días.')).toBeDefined();
  expect(within(dialogo).getByRole<HTMLInputElement>('textbox', { name: /Nombre/ }).value).toContain('AHC');
});

it('las que están en marcha dicen cuánto llevan', async () => {
  abrir({
    'GET /corridas': () => ({
      corridas: [enLista({ estado: 'aplicando', hechas: 1, tandas: 4 })],
      siguiente: null,
    }),
  });
  const enMarcha = await screen.findByRole('region', { name: 'Corridas en marcha' });
  expect(within(enMarcha).getByText('1 de 4 tandas (25 %)')).toBeDefined();
  expect(
    within(enMarcha).getByRole('progressbar', { name: 'Aplicando Intereses AHC, oct 2026' }).ariaValueNow ??
      within(enMarcha).getByRole('progressbar').getAttribute('aria-valuenow'),
  ).toBe('25');
});

it('la institución vacía se manda a crear sus productos', async () => {
  abrir({
    'GET /corridas': () => ({ corridas: [], siguiente: null }),
    'GET /productos': () => ({ productos: [] }),
  });
  expect(await screen.findByText('Aún no hay productos de ahorro')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ir a los productos' })).toBeDefined();
});

it('quien solo mira no encuentra nada que hacer', async () => {
  conPermisos('ahorros:ver');
  abrir({
    'GET /corridas-por-hacer': () => ({
      porHacer: [{ producto: DE_AHC, agencia: '01', ...OCTUBRE, cuentas: 12 }],
    }),
  });
  await screen.findByRole('row', { name: /Intereses AHC/ });
  await screen.findByText(/Intereses de oct 2026 por calcular/);
  expect(screen.queryByRole('button', { name: /Nueva corrida|Preparar/ })).toBeNull();
});
