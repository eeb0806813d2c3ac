// What the screens of the savings accounts ask the server for, and how it is all asked again.
import { ofrecerCuenta } from '@cuadra/contract/ahorros/apertura-de-cuenta';
import { listarAsociados, verAsociado } from '@cuadra/contract/ahorros/asociados';
import { verLiquidacion } from '@cuadra/contract/ahorros/cierre-de-cuenta';
import { listarCuentasDeAhorro, verCuentaDeAhorro } from '@cuadra/contract/ahorros/cuentas';
import { listarMovimientosDeAhorro, listarPuentes } from '@cuadra/contract/ahorros/movimientos';
import { listarProductos } from '@cuadra/contract/ahorros/productos';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import type { CallOf } from '@cuadra/contract/endpoint';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';

type Filtros = Omit<CallOf<typeof listarCuentasDeAhorro>['query'], 'cursor' | 'porPagina'>;
type Periodo = Omit<CallOf<typeof listarMovimientosDeAhorro>['query'], 'cursor' | 'porPagina'>;
type Signal = { readonly signal: AbortSignal };

const HALLADOS_MAX = 20;

export const consultas = {
  cuentas: (filtros: Filtros) =>
    infiniteQueryOptions({
      queryKey: [listarCuentasDeAhorro.path, filtros],
      queryFn: ({ pageParam, signal }) =>
        call(
          listarCuentasDeAhorro,
          { query: pageParam === null ? filtros : { ...filtros, cursor: pageParam } },
          { signal },
        ),
      initialPageParam: PRIMERA,
      getNextPageParam: ({ siguiente }) => siguiente,
      // Nothing jumps at each letter: what was found last stays until the next comes.
      placeholderData: keepPreviousData,
    }),
  cuenta: (id: number) => queryOf(verCuentaDeAhorro, { params: { id } }),
  movimientos: (id: number, periodo: Periodo) =>
    infiniteQueryOptions({
      queryKey: [listarMovimientosDeAhorro.path, id, periodo],
      queryFn: ({ pageParam, signal }) =>
        call(
          listarMovimientosDeAhorro,
          { params: { id }, query: pageParam === null ? periodo : { ...periodo, cursor: pageParam } },
          { signal },
        ),
      initialPageParam: PRIMERA,
      getNextPageParam: ({ siguiente }) => siguiente,
    }),
  liquidacion: (id: number) => queryOf(verLiquidacion, { params: { id } }),
  oferta: (query: CallOf<typeof ofrecerCuenta>['query']) => queryOf(ofrecerCuenta, { query }),
  puentes: () => queryOf(listarPuentes),
  productos: () => queryOf(listarProductos),
  agencias: () => queryOf(listarAgencias),
  asociado: (id: string) => queryOf(verAsociado, { params: { id } }),
  /** To choose one as it is typed. */
  hallarCuentas: (texto: string) => ({
    queryKey: [listarCuentasDeAhorro.path, 'hallar', texto],
    queryFn: async ({ signal }: Signal) =>
      (await call(listarCuentasDeAhorro, { query: { texto, porPagina: HALLADOS_MAX } }, { signal })).cuentas,
  }),
  hallarAsociados: (texto: string) => ({
    queryKey: [listarAsociados.path, 'hallar', texto],
    queryFn: async ({ signal }: Signal) =>
      (
        await call(
          listarAsociados,
          { query: { texto, estado: 'activo', porPagina: HALLADOS_MAX } },
          { signal },
        )
      ).asociados,
  }),
} as const;

const PRIMERA: string | null = null;

/** Whatever was done: the accounts, their movements, what was offered, and what asociados have. */
export async function refrescarCuentas(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [ruta] }) => typeof ruta === 'string' && ruta.startsWith('/api/ahorros/'),
  });
}
