import * as contrato from '@cuadra/contract/escritorio/chat';
import type { FastifyInstance } from 'fastify';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { enviarMensajeDeChat } from './enviar-mensaje-de-chat.ts';
import { marcarChatLeido } from './marcar-chat-leido.ts';
import { listarChats, listarContactos, listarMensajesDeChat, verChat } from './queries.ts';

export function rutasDeChat(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.listarChats, ({ contexto }) => listarChats(db, contexto));

  mount(app, contrato.listarContactos, ({ contexto }) => listarContactos(db, contexto));

  mount(app, contrato.verChat, async ({ query: { id, before, limit }, contexto }) => {
    const chat = await verChat(db, contexto, id);
    const tramo = { antesDe: before, limite: limit };
    return { ...chat, ...(await listarMensajesDeChat(db, contexto, chat.id, tramo)) };
  });

  mount(app, contrato.editarChat, ({ body: { id, chat }, contexto }) =>
    escribir(db, contexto, 'chat:leer', (tx) =>
      marcarChatLeido(tx, contexto, id, chat.lastMessageId ?? undefined),
    ),
  );

  mount(app, contrato.enviarMensajeDeChat, ({ body: { id, value }, llave, contexto }) =>
    escribir(db, contexto, 'chat:enviar', (tx) =>
      enviarMensajeDeChat(tx, contexto, { chat: id, texto: value, llave }),
    ),
  );
}
