// What the screens of the runs ask the server for, and how it is asked again. A run that goes forward tells it many times a
// minute: only the run itself and the list are asked again then (aportes.ts). What hangs from a run carries its version and
// its state in its key, and so is asked again when either changes and not before.
import {
  type Corrida,
  compararCorrida,
  listarCorridas,
  ofrecerCorrida,
  verCorrida,
  verEventosDeCorrida,
  verPartidasDeCorrida,
} from '@cuadra/contract/ahorros/corridas';
import { listarLineas, verLinea } from '@cuadra/contract/ahorros/lineas';
import { listarProductos } from '@cuadra/contract/ahorros/productos';
import type { CallOf } from '@cuadra/contract/endpoint';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';

export const consultas = {
  corridas: (query: Omit<CallOf<typeof listarCorridas>['query'], 'cursor'>) =>
    infiniteQueryOptions({
      queryKey: [listarCorridas.path, query],
      queryFn: ({ pageParam, signal }) =>
        call(
          listarCorridas,
          { query: pageParam === null ? query : { ...query, cursor: pageParam } },
          { signal },
        ),
      initialPageParam: PRIMERA,
      getNextPageParam: ({ siguiente }) => siguiente,
    }),
  porHacer: () => queryOf(ofrecerCorrida, { query: {} }),
  corrida: (id: number) => queryOf(verCorrida, { params: { id } }),
  lineas: (corrida: Momento, query: Omit<CallOf<typeof listarLineas>['query'], 'cursor'>) =>
    infiniteQueryOptions({
      queryKey: [listarLineas.path, momentoDe(corrida), query],
      queryFn: ({ pageParam, signal }) =>
        call(
          listarLineas,
          {
            params: { id: corrida.id },
            query: pageParam === null ? query : { ...query, cursor: pageParam },
          },
          { signal },
        ),
      initialPageParam: PRIMERA,
      getNextPageParam: ({ siguiente }) => siguiente,
    }),
  linea: (corrida: Momento, cuenta: number) =>
    queryOptions({
      queryKey: [verLinea.path, momentoDe(corrida), cuenta],
      queryFn: ({ signal }) => call(verLinea, { params: { id: corrida.id, cuenta } }, { signal }),
    }),
  partidas: (corrida: Momento) =>
    queryOptions({
      queryKey: [verPartidasDeCorrida.path, momentoDe(corrida)],
      queryFn: ({ signal }) => call(verPartidasDeCorrida, { params: { id: corrida.id } }, { signal }),
    }),
  comparacion: (corrida: Momento) =>
    queryOptions({
      queryKey: [compararCorrida.path, momentoDe(corrida)],
      queryFn: ({ signal }) => call(compararCorrida, { params: { id: corrida.id } }, { signal }),
    }),
  eventos: (corrida: Momento) =>
    queryOptions({
      queryKey: [verEventosDeCorrida.path, momentoDe(corrida)],
      queryFn: ({ signal }) => call(verEventosDeCorrida, { params: { id: corrida.id } }, { signal }),
    }),
  /** To choose among them. */
  productos: () => queryOf(listarProductos),
} as const;

const PRIMERA: string | null = null;

type Momento = Pick<Corrida, 'id' | 'version' | 'estado'>;
const momentoDe = ({ id, version, estado }: Momento) => ({ id, version, estado });

/** What a step answered takes the place of what was known of the run; lists and what is left to do are asked again. */
export async function ponerCorrida(corrida: Corrida): Promise<void> {
  queryClient.setQueryData(consultas.corrida(corrida.id).queryKey, corrida);
  await Promise.all(
    [listarCorridas.path, ofrecerCorrida.path].map((ruta) =>
      queryClient.invalidateQueries({ queryKey: [ruta] }),
    ),
  );
}

export const refrescarCorrida = (id: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: consultas.corrida(id).queryKey });
