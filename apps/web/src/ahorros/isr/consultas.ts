// What the screen of the ISR asks the server for.
import { listarRetenidos, verIsrDelMes } from '@cuadra/contract/ahorros/retenciones';
import type { CallOf } from '@cuadra/contract/endpoint';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { queryOf } from '#platform/query.ts';

type Filtros = Omit<CallOf<typeof listarRetenidos>['query'], 'cursor' | 'porPagina'>;

export const consultas = {
  mes: (query: CallOf<typeof verIsrDelMes>['query']) => ({
    ...queryOf(verIsrDelMes, { query }),
    placeholderData: keepPreviousData,
  }),
  retenidos: (filtros: Filtros) =>
    infiniteQueryOptions({
      queryKey: [listarRetenidos.path, filtros],
      queryFn: ({ pageParam, signal }) =>
        call(
          listarRetenidos,
          { query: pageParam === null ? filtros : { ...filtros, cursor: pageParam } },
          { signal },
        ),
      initialPageParam: PRIMERA,
      getNextPageParam: ({ siguiente }) => siguiente,
      placeholderData: keepPreviousData,
    }),
} as const;

const PRIMERA: string | null = null;
