import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rechazo, servidor } from '#ahorros/cuentas/testing/servidor.ts';
import { enPantalla } from '#ahorros/intereses/testing/pantalla.tsx';
import { session } from '#platform/current-session.ts';
import { queryClient } from '#platform/query.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { Isr } from './isr.tsx';

conSesion();
beforeEach(() => {
  const usuario = session.usuario();
  if (usuario !== undefined)
    session.actualizar({ ...usuario, agencias: ['01', '02'], permisos: ['ahorros:ver'] });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const AGENCIAS = ['01', '02'].map((idAgencia) => ({
  ...{ idAgencia, nombreAgencia: `Agencia ${idAgencia}`, municipio: '', activa: true },
}));
const MES = {
  ...{ desde: '2026-10-01', hasta: '2026-10-31', sePagaHasta: '2026-11-10' },
  porProducto: [
    {
      ...{ codigo: 'AHC', nombre: 'Ahorro corriente', agencia: '01', cuentas: 2 },
      ...{ bruto: 1_725_11, exento: 237_81, isr: 148_73 },
    },
  ],
  totales: { cuentas: 2, bruto: 1_725_11, exento: 237_81, isr: 148_73 },
  control: { enCuentas: 148_73, enLibros: 148_73, diferencia: 0 },
};
const JULIA = {
  ...{ id: '0b0e6c8e-5b0c-4a39-9d0f-111111111111', numero: 1, nombre: 'Julia Caal', nit: null },
  ...{ identificacion: '1234567890101', bruto: 1_487_30, isr: 148_73, completo: true },
};

function abrir(respuestas: Parameters<typeof servidor>[0] = {}, direccion = '/ahorros/isr?anio=2026&mes=10') {
  const visto = servidor({
    'GET /isr': () => MES,
    'GET /isr/asociados': () => ({ asociados: [JULIA], siguiente: null }),
    'GET /api/contabilidad/agencias': () => AGENCIAS,
    ...respuestas,
  });
  return { ...enPantalla(Isr, '/ahorros/isr', direccion), visto };
}

it('dice lo retenido por producto, que los libros dicen lo mismo y hasta cuándo se paga', async () => {
  const { persona, visto } = abrir();
  const tabla = await screen.findByRole('table', { name: 'ISR por producto y agencia' });
  expect(within(tabla).getAllByText('1,487.30')).toHaveLength(2);
  expect(screen.getByText(/lo mismo que se retuvo/)).toBeDefined();
  expect(screen.getByText(/a más tardar el 10\/11\/2026/)).toBeDefined();
  await persona.selectOptions(screen.getByRole('combobox', { name: 'Mes' }), '9');
  await waitFor(() =>
    expect(visto.a('GET /isr').some(({ consulta }) => new URLSearchParams(consulta).get('mes') === '9')).toBe(
      true,
    ),
  );
});

it('si los libros dicen otra cosa, se avisa de la diferencia', async () => {
  abrir({
    'GET /isr': () => ({ ...MES, control: { enCuentas: 148_73, enLibros: 150_00, diferencia: 1_27 } }),
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(/hay una diferencia de Q.1\.27/);
});

it('un mes sin intereses y un año sin nadie lo dicen; un error se puede reintentar', async () => {
  abrir({
    'GET /isr': () => ({ ...MES, porProducto: [] }),
    'GET /isr/asociados': () => ({ asociados: [], siguiente: null }),
  });
  expect(await screen.findByText(/No se pagaron intereses en/)).toBeDefined();
  expect(await screen.findByText(/no se pagaron intereses$/)).toBeDefined();
  cleanup();
  queryClient.clear();
  abrir({ 'GET /isr': () => rechazo('SIN_AGENCIA', 'Esa agencia no es suya.') });
  expect(await screen.findByText('Esa agencia no es suya.')).toBeDefined();
});

it('la constancia se pide de quien se ve; quien tiene cuentas de otra agencia lo dice', async () => {
  const otra = {
    ...JULIA,
    id: '0b0e6c8e-5b0c-4a39-9d0f-222222222222',
    nombre: 'Marta Choc',
    completo: false,
  };
  abrir({ 'GET /isr/asociados': () => ({ asociados: [JULIA, otra], siguiente: null }) });
  expect(await screen.findByRole('button', { name: 'Constancia de Julia Caal' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Constancia de Marta Choc' })).toBeNull();
  expect(screen.getByText('Tiene cuentas de otra agencia')).toBeDefined();
});
