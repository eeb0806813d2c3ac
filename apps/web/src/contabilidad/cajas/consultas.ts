// What the screens of the cajas ask the server for, and how it is all asked again. Every key begins with the path of its
// endpoint, and all of those begin with that of the cajas.
import {
  BASE_DE_CAJAS,
  cuentasParaCajas,
  listarCajas,
  listarCajeros,
  listarFavoritos,
  verConfiguracionDeCajas,
} from '@cuadra/contract/contabilidad/cajas/cajas';
import { listarIve } from '@cuadra/contract/contabilidad/cajas/ive';
import { listarJornadas, miCaja, verJornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import {
  listarMovimientos,
  MOVIMIENTOS_POR_PAGINA,
  movimientosDePartida,
  verMovimiento,
} from '@cuadra/contract/contabilidad/cajas/movimientos';
import { posiblesCausas, tendenciaDeCajero, verDia } from '@cuadra/contract/contabilidad/cajas/revision';
import { cajasParaTrasladar, listarTraslados } from '@cuadra/contract/contabilidad/cajas/traslados';
import type { CallOf } from '@cuadra/contract/endpoint';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { useAction } from '#ui/dialogs/use-action.ts';

/** Accounts, rate and thresholds change seldom, and a cajero needs them at the first key. */
const LO_QUE_CASI_NO_CAMBIA = { staleTime: 10 * 60_000 } as const;

export const consultas = {
  cajas: () => queryOf(listarCajas),
  cajeros: () => queryOf(listarCajeros),
  cuentas: () => ({ ...queryOf(cuentasParaCajas), ...LO_QUE_CASI_NO_CAMBIA }),
  configuracion: () => ({ ...queryOf(verConfiguracionDeCajas), ...LO_QUE_CASI_NO_CAMBIA }),
  favoritos: () => ({ ...queryOf(listarFavoritos), ...LO_QUE_CASI_NO_CAMBIA }),
  miCaja: () => queryOf(miCaja),
  jornada: (id: string) => queryOf(verJornada, { params: { id } }),
  jornadas: (query: Omit<FiltrosDeJornadas, 'cursor'>) =>
    infiniteQueryOptions({
      queryKey: [listarJornadas.path, query],
      queryFn: ({ pageParam, signal }) =>
        call(listarJornadas, { query: conCursor(query, pageParam) }, { signal }),
      initialPageParam: PRIMERA,
      getNextPageParam: ({ siguiente }) => siguiente,
    }),
  causas: (id: string) => queryOf(posiblesCausas, { params: { id } }),
  movimientos: (jornada: string) =>
    infiniteQueryOptions({
      queryKey: [listarMovimientos.path, jornada],
      queryFn: ({ pageParam, signal }) =>
        call(
          listarMovimientos,
          { params: { id: jornada }, query: conCursor({ limite: MOVIMIENTOS_POR_PAGINA }, pageParam) },
          { signal },
        ),
      initialPageParam: PRIMERA,
      getNextPageParam: ({ siguiente }) => siguiente,
    }),
  movimiento: (id: string) => queryOf(verMovimiento, { params: { id } }),
  movimientosDePartida: (id: string) => queryOf(movimientosDePartida, { params: { id } }),
  traslados: () => queryOf(listarTraslados),
  cajasParaTrasladar: () => queryOf(cajasParaTrasladar),
  dia: (query: CallOf<typeof verDia>['query']) => queryOf(verDia, { query }),
  tendencia: (cajero: string) => queryOf(tendenciaDeCajero, { params: { id: cajero } }),
  ive: (anio: number, mes: number) => queryOf(listarIve, { query: { anio, mes } }),
} as const;

type FiltrosDeJornadas = CallOf<typeof listarJornadas>['query'];

const PRIMERA: string | null = null;

const conCursor = <T extends object>(query: T, cursor: string | null) =>
  cursor === null ? query : { ...query, cursor };

/** Whatever was done: the caja, its movements, what waits. */
export async function refrescarCajas(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [ruta] }) => typeof ruta === 'string' && ruta.startsWith(BASE_DE_CAJAS),
  });
}

/** Nobody waits for what is asked again: the counter goes on. */
export async function refrescarSinEsperar(): Promise<void> {
  void refrescarCajas();
}

/** Does something to the cajas and asks for all of them again. */
export const useAccion = () => useAction(refrescarSinEsperar);
