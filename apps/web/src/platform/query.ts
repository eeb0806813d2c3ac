// Server data lives in the query cache. A query's key begins with the endpoint's path, so that whoever knows the
// endpoint can invalidate it: `queryClient.invalidateQueries({ queryKey: [listarCatalogo.path] })`.
import type { Endpoint } from '@cuadra/contract/endpoint';
import { type Query, QueryClient, queryOptions } from '@tanstack/react-query';
import { type AnswerOf, type ArgsOf, send } from './api.ts';
import { ApiError } from './api-error.ts';
import { mayPass } from './insist.ts';

const FRESCURA_MS = 30_000;
const REINTENTOS_MAX = 2;

/** For what is asked once and done without: `{ ...queryOf(…), retry: false, meta: WITHOUT_INSISTING }`. */
export const WITHOUT_INSISTING = { sinInsistir: true };

/** `useQuery(queryOf(listarCatalogo))`, `useQuery(queryOf(listarSesiones, { params: { id } }))`. */
export function queryOf<E extends Endpoint>(endpoint: E, ...[input]: ArgsOf<E>) {
  return queryOptions<AnswerOf<E>>({
    queryKey: [endpoint.path, input ?? {}],
    queryFn: async ({ signal, meta }) => {
      const sinInsistir = meta?.sinInsistir === true;
      return (await send(endpoint, input ?? {}, { signal, sinInsistir })) as AnswerOf<E>;
    },
  });
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESCURA_MS,
      // A refusal does not change by insisting; a passing failure may, unless it was insisted upon already. Without a network
      // the library waits for it.
      retry: (intentos, error) =>
        error instanceof ApiError &&
        error.esPasajero &&
        (!mayPass(error) || navigator.onLine === false) &&
        intentos < REINTENTOS_MAX,
    },
    mutations: { retry: false },
  },
});

// What changes while something is asked for the first time may not be in the answer, and the library would take that answer for the last word
// (it only asks anew where there was one already): then it is asked again.
const cambiadasAlCargar = new WeakSet<Query>();
queryClient.getQueryCache().subscribe((suceso) => {
  if (suceso.type !== 'updated') return;
  const { query, action } = suceso;
  const esLaPrimeraVez = query.state.fetchStatus === 'fetching' && query.state.data === undefined;
  if (action.type === 'invalidate' && esLaPrimeraVez) cambiadasAlCargar.add(query);
  if (action.type === 'success' && cambiadasAlCargar.delete(query))
    void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
});
