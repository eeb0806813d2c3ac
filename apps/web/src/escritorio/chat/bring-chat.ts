// A page of a conversation. An answer without one is a conversation that does not exist, and is said as such.
import { verChat } from '@cuadra/contract/escritorio/chat';
import { type AnswerOf, call } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';

type Pagina = AnswerOf<typeof verChat>;

export async function bringChat(id: string, before?: string, signal?: AbortSignal): Promise<Pagina> {
  const pagina: Pagina | null = await call(verChat, { query: { id, before } }, { signal });
  if (pagina !== null) return pagina;
  throw new ApiError(`Could not found chat with id of ${id}!`, { status: 404, codigo: 'NO_ENCONTRADO' });
}
