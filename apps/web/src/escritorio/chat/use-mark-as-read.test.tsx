import { type Chat, editarChat } from '@cuadra/contract/escritorio/chat';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/query.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { useMarkAsRead } from './use-mark-as-read.ts';

conSesion();
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const chat = (unreadCount: number): Chat => ({
  id: '00000000-0000-4000-8000-000000000002',
  contactId: '00000000-0000-4000-8000-000000000002',
  contact: { id: 'x', name: 'Beto Quim', avatar: null, status: 'online', active: true },
  unreadCount,
  lastMessage: 'Hola',
  lastMessageId: '7',
  lastMessageAt: '2026-11-16T15:00:00.000Z',
  messages: [],
});

/** What is told to the server once the conversation is drawn like this. */
function alVer(visto: Parameters<typeof useMarkAsRead>[0]) {
  const enviadas: { readonly method: string | undefined; readonly keepalive: boolean | undefined }[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, keepalive }: RequestInit) => {
    enviadas.push({ method, keepalive });
    return Response.json(chat(0));
  });
  renderHook(() => useMarkAsRead(visto), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  return enviadas;
}

it('lo visto queda leído aunque la persona se vaya en ese momento', async () => {
  const enviadas = alVer({ chat: chat(1), ultimo: '7', enVista: true });
  await vi.waitFor(() => expect(enviadas).toEqual([{ method: editarChat.method, keepalive: true }]));
});

it.each([
  ['lo que ya se leyó', { chat: chat(0), ultimo: '7', enVista: true }],
  ['lo que está más abajo', { chat: chat(1), ultimo: '7', enVista: false }],
  ['lo que aún no llega', { chat: chat(1), ultimo: undefined, enVista: true }],
])('%s no se marca', async (_, visto) => {
  const enviadas = alVer(visto);
  await new Promise((listo) => setTimeout(listo));
  expect(enviadas).toEqual([]);
});
