// The list of a panel and its changes, shown at once and taken back when the server does not accept them.
import type { Aviso } from '@cuadra/contract/escritorio/avisos';
import type { listarMensajes } from '@cuadra/contract/escritorio/mensajes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { queryOf } from '#platform/query.ts';
import { type Cambio, marcar, marcarTodos, quitar } from './avisos.ts';

/** Where the list comes from, and how each change is told. */
export interface FuenteDeAvisos {
  readonly lista: ReturnType<typeof queryOf<typeof listarMensajes>>;
  readonly marcar: (id: string, read: boolean) => Promise<unknown>;
  readonly marcarTodos: () => Promise<unknown>;
  readonly quitar: (id: string) => Promise<unknown>;
}

interface Orden extends Cambio {
  readonly enviar: () => Promise<unknown>;
}

export function useAvisos(fuente: FuenteDeAvisos) {
  const cache = useQueryClient();
  const lista = useQuery(fuente.lista);
  const { queryKey } = fuente.lista;
  const cambiar = (paso: Cambio['aplicar']) =>
    cache.setQueryData(queryKey, (actual) => (actual === undefined ? actual : paso(actual)));
  const { mutate, error } = useMutation({
    mutationKey: queryKey,
    mutationFn: ({ enviar }: Orden) => enviar(),
    onMutate: async ({ aplicar }) => {
      // What was on its way was asked before the change.
      await cache.cancelQueries({ queryKey });
      cambiar(aplicar);
    },
    onError: (_error, { deshacer }) => cambiar(deshacer),
    onSettled: () => {
      // While another change is on its way, the server's list would take it back for a moment.
      if (cache.isMutating({ mutationKey: queryKey }) === 1) void cache.invalidateQueries({ queryKey });
    },
  });
  return {
    lista,
    error,
    alternar: (aviso: Aviso) =>
      mutate({ ...marcar(aviso, !aviso.read), enviar: () => fuente.marcar(aviso.id, !aviso.read) }),
    /** Opened: it is read, whatever it was before. */
    leer: (aviso: Aviso) => {
      if (!aviso.read) mutate({ ...marcar(aviso, true), enviar: () => fuente.marcar(aviso.id, true) });
    },
    leerTodos: () => mutate({ ...marcarTodos(lista.data ?? []), enviar: fuente.marcarTodos }),
    quitar: (aviso: Aviso) => mutate({ ...quitar(aviso), enviar: () => fuente.quitar(aviso.id) }),
  };
}
