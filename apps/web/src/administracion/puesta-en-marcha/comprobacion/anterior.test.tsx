import type { Comprobacion } from '@cuadra/contract/administracion/puesta-en-marcha/comprobacion';
import type { SaldosDeHoja } from '@cuadra/contract/contabilidad/saldos-iniciales/leer-hoja';
import { centavos } from '@cuadra/core/dinero';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/query.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { Anterior } from './anterior.tsx';

conSesion();
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const nadie = centavos(0);
const vista: Comprobacion = {
  ...{ estaAbierta: true, fecha: null, version: 0, fechaPropuesta: '2026-11-17', lineas: [], diferencias: 0 },
  ...{ anterior: { deudor: nadie, acreedor: nadie }, libros: { deudor: nadie, acreedor: nadie } },
  ...{ falta: [], huella: '', firma: null, pasos: [], otorgados: [], personas: [], limites: [] },
  ...{ hechoPor: [], noFirmaPorque: null },
};

const leida: SaldosDeHoja = {
  ...{ signo: null, sinSaldo: 3, deMayor: 1, problemas: [], totalDeProblemas: 0 },
  saldos: [{ agencia: '01', idCuenta: '101101', debe: centavos(125_000), haber: nadie }],
};

const columnas = {
  ...{ columnas: ['cuenta', 'debe', 'haber'], filas: [], totalDeFilas: 5, recordado: false, hojas: [] },
  mapeo: { cuenta: 0, agencia: null, debe: 1, haber: 2, saldo: null, nombre: null },
  ...{ dudas: [], lectura: {} },
};

/** What was kept. */
function abrir(hoja: SaldosDeHoja) {
  const guardadas: unknown[] = [];
  vi.stubGlobal('fetch', async (direccion: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'PUT') {
      guardadas.push(JSON.parse(String(body)));
      return Response.json(vista);
    }
    if (direccion.includes('/columnas')) return Response.json(columnas);
    if (direccion.includes('/leer-hoja')) return Response.json(hoja);
    return Response.json([{ idAgencia: '01', nombreAgencia: 'Central', municipio: '', activa: true }]);
  });
  const { persona, container } = mostrar(
    <QueryClientProvider client={queryClient}>
      <Anterior vista={vista} />
    </QueryClientProvider>,
  );
  const subir = async () => {
    const campo = container.querySelector<HTMLInputElement>('input[type=file]');
    if (campo === null) throw new Error('There is nowhere to choose a file');
    await persona.upload(campo, new File(['x'], 'balance.csv', { type: 'text/csv' }));
  };
  return { persona, guardadas, subir };
}

it('de un archivo: dice cuánto leyó y qué queda fuera, y se guarda lo leído', async () => {
  const { persona, guardadas, subir } = abrir(leida);
  await subir();
  expect(
    await screen.findByText('Se leyó 1 saldo. Sin contar 1 cuenta de mayor ni 3 filas sin saldo.'),
  ).toBeDefined();
  await persona.click(screen.getByRole('button', { name: 'Guardar 1 saldo' }));
  await waitFor(() => expect(guardadas).toHaveLength(1));
  expect(guardadas[0]).toMatchObject({
    fecha: '2026-11-17',
    cifras: [{ agencia: '01', idCuenta: '101101', debe: 125_000, haber: 0 }],
  });
});

it('con cuentas que nadie conoce no se guarda nada a medias', async () => {
  const { subir } = abrir({ ...leida, problemas: ['«9.9.9» no está en el catálogo.'], totalDeProblemas: 1 });
  await subir();
  expect(await screen.findByText('«9.9.9» no está en el catálogo.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Guardar 1 saldo' }).hasAttribute('disabled')).toBe(true);
});

it('sin archivo ni nada pegado, se puede decir que empieza sin saldos', () => {
  abrir(leida);
  expect(screen.getByRole('button', { name: 'Guardar sin saldos' }).hasAttribute('disabled')).toBe(false);
  expect(screen.getByLabelText('O péguelo aquí')).toBeDefined();
});
