// One conversation: its pages from the server, newest first, and what this person is sending. A message being sent
// lives in the mutation cache, so it outlives the panel; one that failed stays there until it is sent or discarded.
import {
  type Chat,
  enviarMensajeDeChat,
  type MensajeDeChat,
  verChat,
} from '@cuadra/contract/escritorio/chat';
import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { type AnswerOf, call } from '#platform/api.ts';
import { now } from '#platform/clock.ts';
import { bringChat } from './bring-chat.ts';
import type { Renglon } from './message-groups.ts';

type Pagina = AnswerOf<typeof verChat>;
type Paginas = InfiniteData<Pagina, string | undefined>;

interface Envio {
  /** The same at every try, so that a message whose answer was lost is not sent twice. */
  readonly llave: string;
  readonly value: string;
  readonly createdAt: string;
}

export interface RenglonDeChat extends Renglon {
  readonly envio?: { readonly fallo: unknown } | undefined;
}

const claveDeConversacion = (id: string) => [verChat.path, id];

export function useConversation(id: string) {
  const consulta = useInfiniteQuery({
    queryKey: claveDeConversacion(id),
    queryFn: ({ pageParam, signal }) => bringChat(id, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasOlder, messages }) => (hasOlder ? messages[0]?.id : undefined),
  });
  const { envios, ...acciones } = useEnvios(id);
  const recibidos = (consulta.data?.pages ?? []).toReversed().flatMap(({ messages }) => messages);
  const chat: Chat | undefined = consulta.data?.pages[0];
  const renglones: RenglonDeChat[] = [
    ...recibidos.map((mensaje) => ({ ...mensaje, clave: mensaje.id })),
    ...envios.map(({ llave, value, createdAt, fallo }) => ({
      clave: llave,
      isMine: true,
      value,
      createdAt,
      envio: { fallo },
    })),
  ];
  return { consulta, chat, renglones, ultimo: recibidos.at(-1)?.id, ...acciones };
}

function useEnvios(id: string) {
  const cache = useQueryClient();
  const mutationKey = [enviarMensajeDeChat.path, id];
  const enCurso = () => cache.getMutationCache().findAll({ mutationKey, exact: true });
  const { mutate } = useMutation({
    mutationKey,
    // One after another, in the order in which they were written.
    scope: { id: mutationKey.join(' ') },
    // Without a connection it fails, and says so, instead of waiting in silence.
    networkMode: 'always',
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: ({ value, llave }: Envio) => call(enviarMensajeDeChat, { body: { id, value } }, { llave }),
    onSuccess: (mensaje) => {
      cache.setQueryData<Paginas>(claveDeConversacion(id), (paginas) => conMensaje(paginas, mensaje));
    },
  });
  const envios = useMutationState({
    filters: { mutationKey, exact: true, predicate: ({ state }) => state.status !== 'success' },
    select: ({ state }) => ({ ...(state.variables as Envio), fallo: state.error }),
  });
  const olvidar = (llave: string) => {
    for (const mutacion of enCurso()) {
      const { variables, status } = mutacion.state;
      const suya = (variables as Envio).llave === llave;
      if (suya || status === 'success') cache.getMutationCache().remove(mutacion);
    }
  };
  return {
    envios,
    enviar: (value: string) => mutate({ llave: crypto.randomUUID(), value, createdAt: now().toISOString() }),
    reintentar: (llave: string) => {
      const envio = envios.find((uno) => uno.llave === llave);
      olvidar(llave);
      if (envio !== undefined) mutate({ llave, value: envio.value, createdAt: envio.createdAt });
    },
    descartar: olvidar,
  };
}

/** In the newest page, unless the server's own answer brought it first. */
function conMensaje(paginas: Paginas | undefined, mensaje: MensajeDeChat): Paginas | undefined {
  const [nueva, ...anteriores] = paginas?.pages ?? [];
  if (paginas === undefined || nueva === undefined) return paginas;
  if (nueva.messages.some(({ id }) => id === mensaje.id)) return paginas;
  return { ...paginas, pages: [{ ...nueva, messages: [...nueva.messages, mensaje] }, ...anteriores] };
}
