// Chat between colleagues, one to one. A person's chat with a colleague has that colleague's id, so every colleague is a
// chat from the first day: it starts when somebody writes. What is written is plain text.
import { z } from 'zod';
import { estadoPresencia } from '../acceso/sesion.ts';
import { porPagina, textoExacto, textoGuardable } from '../campos.ts';
import { endpoint } from '../endpoint.ts';

export const TEXTO_DE_CHAT_MAX = 2_000;
const MENSAJES_POR_PAGINA_MAX = 100;

const idDeMensaje = textoExacto(16).regex(/^[1-9]\d{0,15}$/);

const contacto = z.object({
  /** The person's, and that of one's chat with them. */
  id: z.uuid(),
  name: z.string(),
  avatar: z.string().nullable(),
  /** 'not-visible' also when they do not have Cuadra open. */
  status: estadoPresencia,
  /** Whether they still have access: to somebody who left one may no longer write. */
  active: z.boolean(),
});
export type Contacto = z.infer<typeof contacto>;

const mensajeDeChat = z.object({
  /** Grows with time within a chat. */
  id: idDeMensaje,
  chatId: z.uuid(),
  /** Who wrote it. */
  contactId: z.uuid(),
  isMine: z.boolean(),
  value: z.string(),
  createdAt: z.iso.datetime(),
});
export type MensajeDeChat = z.infer<typeof mensajeDeChat>;

export const chat = z.object({
  id: z.uuid(),
  contactId: z.uuid(),
  contact: contacto,
  unreadCount: z.int(),
  lastMessage: z.string().nullable(),
  lastMessageId: idDeMensaje.nullable(),
  lastMessageAt: z.iso.datetime().nullable(),
  /** Empty in the list of chats; in one chat, a page of them from oldest to newest. */
  messages: z.array(mensajeDeChat),
});
export type Chat = z.infer<typeof chat>;

const base = '/api/apps/chat';
/** Any text: what is no chat of one's own is simply not found. */
const idDeChat = textoExacto(200);

export const listarChats = endpoint({
  method: 'GET',
  path: `${base}/chats`,
  permission: 'autenticado',
  summary: 'Un chat por colega: primero los de conversación más reciente, después los demás por nombre',
  response: z.array(chat),
  errors: [],
});

export const verChat = endpoint({
  method: 'GET',
  path: `${base}/chat`,
  permission: 'autenticado',
  summary: 'Un chat con sus últimos mensajes; con before, los anteriores a ese mensaje',
  query: z.strictObject({
    id: idDeChat,
    before: idDeMensaje.optional(),
    limit: porPagina(MENSAJES_POR_PAGINA_MAX, 50),
  }),
  response: chat.extend({
    /** Whether there are messages before the first of this page. */
    hasOlder: z.boolean(),
  }),
  errors: ['NO_ENCONTRADO'],
});

export const editarChat = endpoint({
  method: 'PATCH',
  path: `${base}/chat`,
  permission: 'autenticado',
  summary: 'Marca como leído lo recibido en el chat, hasta el mensaje dado (o todo)',
  body: z.strictObject({
    id: idDeChat,
    chat: z.strictObject({
      unreadCount: z.literal(0),
      /** The last one the person has seen: what arrived after it stays unread. */
      lastMessageId: idDeMensaje.nullish(),
    }),
  }),
  response: chat,
  errors: ['NO_ENCONTRADO'],
});

export const enviarMensajeDeChat = endpoint({
  method: 'POST',
  path: `${base}/messages`,
  permission: 'autenticado',
  summary: 'Envía un mensaje al colega del chat; el primero lo inicia. Admite Idempotency-Key',
  body: z.strictObject({
    id: idDeChat,
    value: textoGuardable(TEXTO_DE_CHAT_MAX).min(1, 'Escriba el mensaje.'),
  }),
  idempotent: true,
  response: mensajeDeChat,
  status: 201,
  errors: ['NO_ENCONTRADO', 'PERSONA_SIN_ACCESO', 'LLAVE_REUTILIZADA'],
});

export const listarContactos = endpoint({
  method: 'GET',
  path: `${base}/contacts`,
  permission: 'autenticado',
  summary: 'Los colegas con acceso, por nombre: a cualquiera se le puede escribir',
  response: z.array(contacto),
  errors: [],
});
