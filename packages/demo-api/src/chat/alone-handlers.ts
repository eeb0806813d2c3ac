// The chat between colleagues where there is no server: the same calls, with the sample contacts for colleagues. A chat has
// the id of its contact, and begins when it is first opened.
import {
  enviarMensajeDeChat,
  listarChats,
  listarContactos,
  type MensajeDeChat,
  verChat,
} from '@cuadra/contract/escritorio/chat';
import type { HttpHandler } from 'msw';
import type { Tell } from '../alone/live.ts';
import { PERSON_ID } from '../alone/person.ts';
import { Refused, type Serve } from '../alone/serve.ts';
import { answer, Reply } from '../answer.ts';
import type { World } from '../world.ts';
import { type ChatContact, chatCalls, type SampleChat } from './calls.ts';
import { chatContacts, seededChats, withLast } from './data.ts';

export function chatAloneHandlers(world: World, serve: Serve, tell: Tell): HttpHandler[] {
  const contacts = chatContacts();
  const chats = new Map(seededChats(world, contacts).map((chat) => [chat.id, chat]));
  const sent = new Map<string, MensajeDeChat>();
  const find = (id: string): SampleChat | undefined =>
    chats.get(id) ?? blank(contacts.find((one) => one.id === id));
  const keep = (chat: SampleChat): SampleChat => {
    chats.set(chat.id, withLast(chat));
    tell({ tipo: 'chat', id: chat.id });
    return withLast(chat);
  };
  return [
    serve(listarChats, () => [...chats.values()].toSorted(newestFirst)),
    serve(verChat, ({ query: { id, before, limit } }) => {
      const chat = find(id);
      // What is not there is answered with nothing: the client says so in the agreed words.
      return chat === undefined ? new Reply(200, null) : pageOf(chat, before, limit);
    }),
    serve(listarContactos, () => contacts.toSorted(byName)),
    serve(enviarMensajeDeChat, ({ body: { id, value }, key }) => {
      const already = sent.get(key ?? '');
      if (already !== undefined) return already;
      const chat = find(id);
      if (chat === undefined) throw new Refused('NO_ENCONTRADO', `Could not found chat with id of ${id}!`);
      const message = said(world, chat, value);
      if (key !== null) sent.set(key, message);
      keep({ ...chat, messages: [...chat.messages, message] });
      return message;
    }),
    answer(chatCalls.patch, ({ body: { id, chat: changes } }) => {
      const chat = find(id);
      if (chat === undefined) return null;
      const { lastMessageId: _upTo, messages, ...rest } = changes;
      return keep({ ...chat, ...rest, messages: messages === undefined ? chat.messages : [] });
    }),
    answer(chatCalls.remove, ({ query: { id } }) => {
      const was = chats.delete(id);
      if (was) tell({ tipo: 'chat', id });
      return was;
    }),
  ];
}

function pageOf(chat: SampleChat, before: string | undefined, limit: number) {
  const upTo = chat.messages.filter(({ id }) => before === undefined || Number(id) < Number(before));
  return { ...chat, messages: upTo.slice(-limit), hasOlder: upTo.length > limit };
}

/** After everything that was said in any chat. */
const FIRST_NUMBER = 1_000_000;

function said(world: World, { id: chatId, messages }: SampleChat, value: string): MensajeDeChat {
  const last = Number(messages.at(-1)?.id ?? 0);
  return {
    id: String(Math.max(last, FIRST_NUMBER) + 1),
    chatId,
    contactId: PERSON_ID,
    isMine: true,
    value,
    createdAt: new Date(world.nowMs()).toISOString(),
  };
}

function blank(contact: ChatContact | undefined): SampleChat | undefined {
  if (contact === undefined) return undefined;
  return {
    id: contact.id,
    contactId: contact.id,
    contact,
    unreadCount: 0,
    muted: false,
    lastMessage: null,
    lastMessageId: null,
    lastMessageAt: null,
    messages: [],
  };
}

const alphabet = new Intl.Collator('es');
const byName = (one: ChatContact, other: ChatContact) => alphabet.compare(one.name, other.name);
const newestFirst = (one: SampleChat, other: SampleChat) =>
  (other.lastMessageAt ?? '').localeCompare(one.lastMessageAt ?? '');
