// The partidas of the filter, page after page as they are looked at, and apart from them what they all add up to; and those that
// wait for this person's signature.
import { listarPorAprobar } from '@cuadra/contract/contabilidad/borradores/por-aprobar';
import {
  listarPartidas,
  type ResumenDePartida,
  totalizarPartidas,
} from '@cuadra/contract/contabilidad/partidas';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#platform/api.ts';
import { nowMs } from '#platform/clock.ts';
import { queryOf as consultaDe, queryClient } from '#platform/query.ts';
import { type Consulta, filtrosDeApi, soloFiltros } from '../busqueda.ts';

const POR_PAGINA = 100;

export function usePartidas(consulta: Consulta) {
  const query = { ...filtrosDeApi(soloFiltros(consulta)), orden: consulta.orden ?? 'recientes' } as const;
  const carga = useInfiniteQuery({
    queryKey: [listarPartidas.path, { query }],
    queryFn: async ({ pageParam, signal }) => {
      const pagina = { ...query, limite: POR_PAGINA, cursor: pageParam, totales: 'false' } as const;
      return { ...(await call(listarPartidas, { query: pagina }, { signal })), leidaEn: nowMs() };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ siguiente }) => siguiente ?? undefined,
    placeholderData: keepPreviousData,
  });
  const partidas = useMemo(() => sinRepetir(carga.data?.pages ?? []), [carga.data]);
  // Not when its last page came: those before it are as old as they were.
  const leidaEn = carga.data?.pages[0]?.leidaEn ?? 0;
  return { carga, partidas, leidaEn };
}

export function useTotales(consulta: Consulta, completo: boolean) {
  const query = {
    ...filtrosDeApi(soloFiltros(consulta)),
    ...(completo ? { completo: 'true' as const } : {}),
  };
  return useQuery({ ...consultaDe(totalizarPartidas, { query }), placeholderData: keepPreviousData });
}

export const usePorAprobar = (enabled: boolean) => useQuery({ ...consultaDe(listarPorAprobar), enabled });

/** Whatever was done to one, every list and every panel that shows it asks again. */
export async function refrescarPartidas(): Promise<void> {
  const dePartidas = (clave: unknown) => typeof clave === 'string' && clave.startsWith(listarPartidas.path);
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => dePartidas(queryKey[0]) });
}

/** One that moved while the pages were being turned (a draft with another date) may come twice. */
function sinRepetir(
  paginas: readonly { readonly partidas: readonly ResumenDePartida[] }[],
): ResumenDePartida[] {
  const porId = new Map(paginas.flatMap(({ partidas }) => partidas.map((partida) => [partida.id, partida])));
  return [...porId.values()];
}
