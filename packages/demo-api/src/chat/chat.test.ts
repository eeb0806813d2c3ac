import {
  editarChat,
  enviarMensajeDeChat,
  listarChats,
  listarContactos,
  verChat,
} from '@cuadra/contract/escritorio/chat';
import { evento, RUTA_DE_EVENTOS } from '@cuadra/contract/eventos';
import { expect, it } from 'vitest';
import { sampleHandlers } from '../handlers.ts';
import { ask as askSample, NOON, testWorld } from '../testing/ask.ts';
import { demo, signedIn } from '../testing/ask-alone.ts';
import { chatCalls } from './calls.ts';
import { chatContacts } from './data.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

it('contact responde el de ese id, con sus detalles y adjuntos; si no hay, nada', async () => {
  const handlers = sampleHandlers(testWorld());
  const [first] = chatContacts();
  const { body } = await askSample(handlers, chatCalls.contact, { query: { id: first?.id ?? '' } });
  expect(body).toMatchObject({ ...first });
  expect(body?.details.email).toMatch(/@.+\.example$/);
  expect(body?.attachments.media.length).toBeGreaterThan(0);
  expect(await askSample(handlers, chatCalls.contact, { query: { id: NOBODY } })).toEqual({
    status: 200,
    body: null,
  });
});

it('profile responde uno, el de quien usa la demostración', async () => {
  const { body } = await askSample(sampleHandlers(testWorld()), chatCalls.profile, {});
  expect(body.name).toBe('Lucía Morales');
  expect(body.about).not.toBe('');
});

it('con servidor, las llamadas del chat del producto no se responden aquí', async () => {
  for (const { method, path } of [listarChats, verChat, editarChat, listarContactos, enviarMensajeDeChat]) {
    const answer = await askSample(sampleHandlers(testWorld()), { method, path }, {});
    expect(answer.status).toBe(404);
  }
});

it('sin servidor hay 15 chats con su contacto, del más reciente al más antiguo, con 2 y 1 sin leer', async () => {
  const chats = await (await signedIn()).ask(listarChats, {});
  expect(chats).toHaveLength(15);
  expect(chats.map(({ unreadCount }) => unreadCount).slice(0, 3)).toEqual([2, 1, 0]);
  expect(chats.filter(({ unreadCount }) => unreadCount > 0)).toHaveLength(2);
  const times = chats.map(({ lastMessageAt }) => lastMessageAt ?? '');
  expect(times).toEqual(times.toSorted().toReversed());
  expect(new Set(chats.map(({ id }) => id)).size).toBe(15);
});

it('cada chat trae los mismos 25 mensajes, contados por su contacto y con número propio', async () => {
  const chats = await (await signedIn()).ask(listarChats, {});
  const values = (index: number) => chats[index]?.messages.map(({ value }) => value);
  expect(values(0)).toHaveLength(25);
  for (const [index, { id, messages }] of chats.entries()) {
    expect(values(index)).toEqual(values(0));
    expect(messages.every((one) => one.chatId === id && (one.isMine || one.contactId === id))).toBe(true);
    const times = messages.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
  }
  const ids = chats.flatMap(({ messages }) => messages.map(({ id }) => id));
  expect(new Set(ids).size).toBe(15 * 25);
});

it('los contactos son 80, por nombre, sin detalles ni adjuntos', async () => {
  const { ask, send } = await signedIn();
  const contacts = await ask(listarContactos, {});
  expect(contacts).toHaveLength(80);
  const names = contacts.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare));
  const plain = await (await send('GET', listarContactos.path)).text();
  expect(plain).not.toMatch(/"(details|attachments)"/);
});

it('un chat por su id, por páginas; el de un contacto sin conversación está vacío; el que no existe, nada', async () => {
  const { ask, send } = await signedIn();
  const [first] = await ask(listarChats, {});
  const id = first?.id ?? '';
  const page = await ask(verChat, { query: { id, limit: '10' } });
  expect(page.messages).toEqual(first?.messages.slice(-10));
  expect(page.hasOlder).toBe(true);
  const before = await ask(verChat, { query: { id, before: page.messages[0]?.id, limit: '20' } });
  expect(before.messages).toEqual(first?.messages.slice(0, 15));
  expect(before.hasOlder).toBe(false);
  const without = chatContacts()[40]?.id ?? '';
  expect(await ask(verChat, { query: { id: without } })).toMatchObject({ messages: [], lastMessage: null });
  const response = await send(verChat.method, verChat.path, { query: { id: NOBODY } });
  expect([response.status, await response.json()]).toEqual([200, null]);
});

it('lo escrito queda al final y sube el chat; con la misma llave, una sola vez', async () => {
  const { ask, refusal } = await signedIn();
  const id = chatContacts()[40]?.id ?? '';
  const body = { id, value: '¿Está por ahí?' };
  const message = await ask(enviarMensajeDeChat, { body }, 'llave');
  expect(message).toMatchObject({ value: body.value, isMine: true, createdAt: NOON, chatId: id });
  expect(await ask(enviarMensajeDeChat, { body }, 'llave')).toEqual(message);
  const chats = await ask(listarChats, {});
  expect(chats).toHaveLength(16);
  expect(chats[0]).toMatchObject({ id, lastMessage: body.value, lastMessageId: message.id });
  expect((await ask(verChat, { query: { id } })).messages).toEqual([message]);
  expect(await refusal(enviarMensajeDeChat, { body: { ...body, id: NOBODY } })).toBe('NO_ENCONTRADO');
});

it('cambiar un chat: leído, silenciado o vacío; y quitarlo lo saca de la lista', async () => {
  const { ask, handlers } = await signedIn();
  const [first] = await ask(listarChats, {});
  const id = first?.id ?? '';
  const read = { unreadCount: 0 as const, lastMessageId: first?.lastMessageId };
  expect((await ask(editarChat, { body: { id, chat: read } })).unreadCount).toBe(0);
  const patch = async (chat: object) =>
    (await askSample(handlers, chatCalls.patch, { body: { id, chat } })).body;
  expect((await patch({ muted: true }))?.muted).toBe(true);
  expect(await patch({ messages: [] })).toMatchObject({ muted: true, messages: [], lastMessage: null });
  expect((await askSample(handlers, chatCalls.patch, { body: { id: NOBODY, chat: {} } })).body).toBeNull();
  expect((await askSample(handlers, chatCalls.remove, { query: { id } })).body).toBe(true);
  expect((await ask(listarChats, {})).some((chat) => chat.id === id)).toBe(false);
  expect((await askSample(handlers, chatCalls.remove, { query: { id } })).body).toBe(false);
});

it('lo que cambia en un chat se dice por la línea abierta', async () => {
  const { ask, send } = await signedIn();
  const line = (await send('GET', RUTA_DE_EVENTOS)).body?.getReader();
  const id = chatContacts()[0]?.id ?? '';
  await ask(enviarMensajeDeChat, { body: { id, value: 'Hola' } });
  const said = new TextDecoder().decode((await line?.read())?.value);
  expect(evento.parse(JSON.parse(said.replace(/^data: /, '')))).toEqual({ tipo: 'chat', id });
});

it('sin sesión no hay chats', async () => {
  expect(await demo().refusal(listarChats, {})).toBe('TOKEN_INVALIDO');
});
