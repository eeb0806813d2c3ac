// What the screen of the asociados asks the server for, and how it is all asked again.
import { listarAsociados, verAsociado } from '@cuadra/contract/ahorros/asociados';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import type { CallOf } from '@cuadra/contract/endpoint';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';

type Filtros = Omit<CallOf<typeof listarAsociados>['query'], 'cursor' | 'porPagina'>;

export const consultas = {
  asociados: (filtros: Filtros) =>
    infiniteQueryOptions({
      queryKey: [listarAsociados.path, filtros],
      queryFn: ({ pageParam, signal }) =>
        call(
          listarAsociados,
          { query: pageParam === null ? filtros : { ...filtros, cursor: pageParam } },
          { signal },
        ),
      initialPageParam: PRIMERA,
      getNextPageParam: ({ siguiente }) => siguiente,
      // Nothing jumps at each letter: what was found last stays until the next comes.
      placeholderData: keepPreviousData,
    }),
  asociado: (id: string) => queryOf(verAsociado, { params: { id } }),
  agencias: () => queryOf(listarAgencias),
} as const;

const PRIMERA: string | null = null;

export async function refrescarAsociados(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [ruta] }) => typeof ruta === 'string' && ruta.startsWith(listarAsociados.path),
  });
}
