import { verConfiguracionDeCajas } from '@cuadra/contract/contabilidad/cajas/cajas';
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { CERO, centavos } from '@cuadra/core/dinero';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient, queryOf } from '#platform/query.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { Revisar } from './revisar.tsx';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const ID = '00000000-0000-4000-8000-0000000000d1';
const CAJERO = { id: '00000000-0000-4000-8000-00000000000a', nombre: 'Ana Caal' };

const jornada = (diferencia: number): Jornada => ({
  id: ID,
  caja: {
    id: ID,
    codigo: 'C1',
    nombre: 'Ventanilla 1',
    clase: 'caja',
    agencia: '01',
    nombreAgencia: 'Central',
  },
  cajero: CAJERO,
  fecha: '2026-11-16',
  estado: 'cerrada',
  congelada: null,
  abiertaEn: '2026-11-16T14:00:00Z',
  cerradaEn: '2026-11-16T23:00:00Z',
  revisadaEn: null,
  movimientos: 4,
  contado: centavos(1_000_00 + diferencia),
  libro: centavos(1_000_00),
  diferencia: centavos(diferencia),
  diferenciaDeApertura: CERO,
  descuadre: centavos(Math.abs(diferencia)),
  tolerancia: centavos(25_00),
  arqueos: [],
  explicacion: null,
  pasos: [],
  propuesta: null,
  partidaDeDiferencia: null,
  libroPorMedio: null,
  version: 7,
});

function abrir(diferencia: number) {
  const pedidos: unknown[] = [];
  vi.stubGlobal('fetch', async (_direccion: string, { method, body }: RequestInit) => {
    if (method === 'POST') pedidos.push(JSON.parse(String(body)));
    return Response.json({ ...jornada(diferencia), estado: 'revisada' });
  });
  queryClient.setQueryData(queryOf(verConfiguracionDeCajas).queryKey, {
    cuentaSobrante: '30510104',
    cuentaFaltante: '703102',
    cuentaEmpleado: '10510101',
    cuentaTransito: '10110105',
    tasaDolar: 7_650_000,
    umbralIve: 1_000_000,
    identificarDesde: centavos(10_000_00),
  });
  const onClose = vi.fn();
  const { persona } = mostrar(
    <QueryClientProvider client={queryClient}>
      <Revisar jornada={jornada(diferencia)} onClose={onClose} />
    </QueryClientProvider>,
  );
  return { persona, pedidos, onClose };
}

const opciones = () => screen.queryAllByRole('radio').map((una) => una.getAttribute('value'));

it('sin diferencia no pregunta a dónde va ni exige motivo', async () => {
  const { persona, pedidos, onClose } = abrir(0);
  expect(opciones()).toEqual([]);
  await persona.click(screen.getByRole('button', { name: 'Dar por revisada' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(pedidos).toEqual([{ version: 7, destino: null, motivo: null }]);
});

it('un faltante lo asume la institución o el empleado, con un motivo, y dice su cuenta', async () => {
  const { persona, pedidos, onClose } = abrir(-25_00);
  expect(opciones()).toEqual(['faltante', 'empleado']);
  expect(screen.getByText(/cuenta 703102/)).toBeDefined();
  await persona.click(screen.getByRole('button', { name: 'Dar por revisada' }));
  expect(await screen.findByText('Escriba el motivo.')).toBeDefined();
  expect(pedidos).toEqual([]);
  await persona.click(screen.getByRole('radio', { name: 'A cargo del empleado' }));
  await persona.type(screen.getByRole('textbox', { name: /Motivo/ }), 'Lo repone el viernes');
  await persona.click(screen.getByRole('button', { name: 'Dar por revisada' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(pedidos).toEqual([{ version: 7, destino: 'empleado', motivo: 'Lo repone el viernes' }]);
});

it('un centavo más que la tolerancia se propone, y lo dice antes', () => {
  abrir(25_01);
  expect(opciones()).toEqual(['sobrante']);
  expect(screen.getByText(/hasta que otra persona la apruebe/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Proponer' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Dar por revisada' })).toBeNull();
});
