// The chats, from whoever answers them: the product's own between colleagues, so that what is written here is in the quick chat
// too, or the sample's where there is no server.
import {
  type Chat,
  type Contacto,
  listarChats,
  listarContactos,
  verChat,
} from '@cuadra/contract/escritorio/chat';
import type { CallTypes, InputOf, SampleCall } from '@cuadra/demo-api/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callSample } from '#demo/frame/call-sample.ts';
import { queryOf } from '#platform/query.ts';

// What people write arrives by itself; who is present does not.
const PRESENCE_MS = 30_000;

/** Those in which something was said, and the one that is open. */
export function useChats(openId: string | undefined) {
  return useQuery({
    ...queryOf(listarChats),
    refetchInterval: PRESENCE_MS,
    select: (chats: Chat[]) =>
      chats.filter(
        (chat) => chat.lastMessageId !== null || chat.id === openId || mutedOf(chat) !== undefined,
      ),
  });
}

/** Whose conversation is open: one that nobody has begun is not in the list yet. */
export function useOpenContact(
  id: string | undefined,
  chats: readonly Chat[] | undefined,
): Contacto | undefined {
  const open = chats?.find((chat) => chat.id === id);
  const isNew = id !== undefined && chats !== undefined && open === undefined;
  const { data: contacts } = useQuery({ ...queryOf(listarContactos), enabled: isNew });
  return open?.contact ?? contacts?.find((contact) => contact.id === id);
}

/** Whether it is muted; undefined in the product's chats, which cannot be. */
export function mutedOf(chat: Chat | undefined): boolean | undefined {
  const muted: unknown = chat === undefined ? undefined : Reflect.get(chat, 'muted');
  return typeof muted === 'boolean' ? muted : undefined;
}

/** What only the sample's chats can do. */
export function useChatChange<T extends CallTypes>(call: SampleCall<T>) {
  const client = useQueryClient();
  return useMutation<T['response'], Error, InputOf<T>>({
    mutationFn: (input) => callSample(call, input),
    onSuccess: () =>
      Promise.all([listarChats, verChat].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  });
}
