// What the screen asks the server for.
import {
  type FiltrosDeBitacora,
  listarActores,
  listarBitacora,
  verEntrada,
} from '@cuadra/contract/administracion/bitacora/bitacora';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { queryOf } from '#platform/query.ts';

export const consultas = {
  entradas: (filtros: FiltrosDeBitacora) =>
    infiniteQueryOptions({
      queryKey: [listarBitacora.path, filtros],
      queryFn: ({ pageParam, signal }) =>
        call(
          listarBitacora,
          { query: pageParam === null ? filtros : { ...filtros, cursor: pageParam } },
          { signal },
        ),
      initialPageParam: PRIMERA,
      getNextPageParam: ({ siguiente }) => siguiente,
    }),
  entrada: (n: number) => queryOf(verEntrada, { params: { n } }),
  personas: () => queryOf(listarActores),
} as const;

const PRIMERA: string | null = null;
