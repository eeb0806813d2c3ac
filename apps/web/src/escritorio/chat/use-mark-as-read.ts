// A conversation is read when it is seen: open, on a page in sight, and with its last message in view.
import { type Chat, editarChat, listarChats } from '@cuadra/contract/escritorio/chat';
import { useDocumentVisibility } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#platform/api.ts';
import { queryOf } from '#platform/query.ts';

interface Visto {
  readonly chat: Chat | undefined;
  /** The last message on the screen: what arrives after it stays unread. */
  readonly ultimo: string | undefined;
  readonly enVista: boolean;
}

export function useMarkAsRead({ chat, ultimo, enVista }: Visto): void {
  const cache = useQueryClient();
  const visible = useDocumentVisibility() === 'visible';
  const { mutate } = useMutation({
    // What was seen is read, though whoever saw it leaves at once.
    mutationFn: ({ id, lastMessageId }: { readonly id: string; readonly lastMessageId: string }) =>
      call(editarChat, { body: { id, chat: { unreadCount: 0, lastMessageId } } }, { sobrevive: true }),
    onSuccess: ({ id, unreadCount }) => {
      cache.setQueryData(queryOf(listarChats).queryKey, (chats) =>
        chats?.map((uno) => (uno.id === id ? { ...uno, unreadCount } : uno)),
      );
    },
  });
  const porLeer = chat !== undefined && chat.unreadCount > 0 && enVista && visible ? chat.id : undefined;
  useEffect(() => {
    if (porLeer !== undefined && ultimo !== undefined) mutate({ id: porLeer, lastMessageId: ultimo });
  }, [porLeer, ultimo, mutate]);
}
