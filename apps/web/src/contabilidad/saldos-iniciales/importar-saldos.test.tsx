import { listarEquivalencias } from '@cuadra/contract/contabilidad/equivalencias/equivalencias';
import { verColumnasDeSaldos } from '@cuadra/contract/contabilidad/saldos-iniciales/columnas';
import { importarSaldos } from '@cuadra/contract/contabilidad/saldos-iniciales/importar';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#platform/current-session.ts';
import { queryClient } from '#platform/query.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { ImportarSaldos } from './importar-saldos.tsx';

const EQUIVALENCIA = '4b2f1f6e-3c55-4d0e-9f43-0f1d7a6f2c11';
const columnas = {
  ...{ columnas: ['cuenta', 'saldo'], filas: [['1', '5']], total: 1, recordado: false, hojas: [], dudas: [] },
  mapeo: { cuenta: 0, saldo: 1, agencia: null, debe: null, haber: null, nombre: null },
  lectura: {},
};
const leida = {
  ...{ filas: 1, signo: null, sinSaldo: 0, agencias: [], totalDeErrores: 1 },
  errores: [{ fila: 2, mensaje: '«1» no está en el catálogo.' }],
};

/** What the server does: one sheet of each person at a time, and the second is refused. */
let leyendo: number;
let ensayadas: PromiseWithResolvers<void>[];
let equivalencias: (string | null)[];

conSesion();
beforeEach(() => {
  const usuario = session.usuario();
  if (usuario !== undefined)
    session.actualizar({ ...usuario, permisos: ['partidas:registrar', listarEquivalencias.permission] });
  [leyendo, ensayadas, equivalencias] = [0, [], []];
  vi.stubGlobal('fetch', async (pedida: string) => {
    const { pathname, searchParams } = new URL(pedida, location.origin);
    if (pathname === verColumnasDeSaldos.path) return Response.json(columnas);
    if (pathname !== importarSaldos.path)
      return Response.json([{ id: EQUIVALENCIA, nombre: 'Sistema anterior', cuentas: 1 }]);
    if (leyendo > 0) return enCurso();
    equivalencias.push(searchParams.get('equivalencia'));
    const lectura = Promise.withResolvers<void>();
    ensayadas.push(lectura);
    leyendo++;
    await lectura.promise;
    leyendo--;
    return Response.json(leida);
  });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

function enCurso(): Response {
  const codigo = 'TRABAJO_EN_CURSO';
  const detail = 'Usted tiene en curso la lectura de una hoja.';
  return Response.json({ type: 'about:blank', title: codigo, status: 409, detail, codigo }, { status: 409 });
}

const hastaQue = (mirar: () => void) => vi.waitFor(mirar, { timeout: 20_000, interval: 5 });

it('lo que se ajusta mientras la hoja se lee espera su turno: se lee así, y no se rechaza', async () => {
  const { persona } = mostrar(
    <QueryClientProvider client={queryClient}>
      <ImportarSaldos fecha="2026-01-01" onClose={vi.fn()} />
    </QueryClientProvider>,
  );
  await persona.type(await screen.findByLabelText('O péguela de su hoja de cálculo'), 'cuenta,saldo');
  await persona.click(screen.getByRole('button', { name: 'Leer lo pegado' }));
  await hastaQue(() => expect(ensayadas).toHaveLength(1));
  await persona.selectOptions(await screen.findByLabelText('Equivalencia de cuentas'), 'Sistema anterior');
  ensayadas[0]?.resolve();
  await hastaQue(() => expect(ensayadas).toHaveLength(2));
  ensayadas[1]?.resolve();
  expect((await screen.findByRole('list', { name: 'Por corregir' })).textContent).toBe(
    '1 fila«1» no está en el catálogo.Línea 2',
  );
  expect(equivalencias).toEqual([null, EQUIVALENCIA]);
  expect(screen.queryByText(/en curso la lectura/)).toBeNull();
});
