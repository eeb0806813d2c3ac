import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import type { InputOf } from '../call.ts';
import { ask, NOON, testWorld } from '../testing/ask.ts';
import type { Mail, WrittenMail } from './calls.ts';
import { mailCalls } from './calls.ts';
import { mailboxHandlers } from './handlers.ts';
import { folderId } from './shelves.ts';

function open() {
  const world = testWorld();
  const handlers = mailboxHandlers(world);
  const to = async <T extends { response: unknown }>(
    call: Parameters<typeof ask<T>>[1],
    input: InputOf<T>,
  ): Promise<T['response']> => (await ask(handlers, call, input)).body;
  const all = async (query: { folder?: string; filter?: string; label?: string }): Promise<Mail[]> => {
    const found: Mail[] = [];
    for (let page = 1; ; page += 1) {
      const { mails } = await to(mailCalls.mails, { query: { ...query, page: String(page) } });
      if (mails === null) return found;
      found.push(...mails);
    }
  };
  const counts = async () =>
    Object.fromEntries((await to(mailCalls.folders, {})).map(({ slug, count }) => [slug, count]));
  return { world, handlers, to, all, counts };
}

const WRITTEN: WrittenMail = {
  to: 'Ana <ana@taller.example>',
  cc: ['beto@taller.example'],
  bcc: [],
  subject: 'Hola',
  content: '<p>Hola</p>',
  attachments: [],
};

it('los ajustes empiezan con el mensaje a la derecha, y se cambian por partes', async () => {
  const { to } = open();
  expect(await to(mailCalls.settings, {})).toEqual({ messageLayout: 'right' });
  await to(mailCalls.changeSettings, { body: { settings: { messageLayout: 'bottom' } } });
  expect(await to(mailCalls.settings, {})).toEqual({ messageLayout: 'bottom' });
});

it('las carpetas y los filtros son los nombrados', async () => {
  const { to } = open();
  const folders = await to(mailCalls.folders, {});
  expect(folders.map(({ title }) => title)).toEqual(['Inbox', 'Sent', 'Drafts', 'Spam', 'Trash']);
  expect((await to(mailCalls.filters, {})).map(({ title }) => title)).toEqual(['Starred', 'Important']);
});

it('cuenta lo no leído; de borradores y spam todo; de enviados y papelera nada', async () => {
  const { counts } = open();
  expect(await counts()).toEqual({ inbox: 27, sent: 0, drafts: 7, spam: 13, trash: 0 });
});

it('la cuenta sigue a lo que se lee y se mueve', async () => {
  const { to, all, counts } = open();
  const [read, moved] = (await all({ folder: 'inbox' })).filter(({ unread }) => unread);
  await to(mailCalls.changeMail, { body: { id: read?.id ?? '', mail: { unread: false } } });
  await to(mailCalls.changeMail, { body: { id: moved?.id ?? '', mail: { folder: folderId('spam') } } });
  expect(await counts()).toMatchObject({ inbox: 25, spam: 14 });
});

it('da diez por página, de la más nueva a la más vieja, tras 625 ms', async () => {
  const { to, all, world } = open();
  const first = await to(mailCalls.mails, { query: { folder: 'inbox' } });
  expect(world.waits).toEqual([625]);
  expect(first.mails).toHaveLength(10);
  expect(first.pagination).toEqual({
    totalResults: 45,
    resultsPerPage: 10,
    currentPage: 1,
    lastPage: 5,
    startIndex: 0,
    endIndex: 9,
  });
  const last = await to(mailCalls.mails, { query: { folder: 'inbox', page: '5' } });
  expect(last.mails).toHaveLength(5);
  expect(last.pagination).toMatchObject({ startIndex: 40, endIndex: 44 });
  const dates = (await all({ folder: 'inbox' })).map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

it('más allá de la última página no hay correos y solo se dice cuál es la última', async () => {
  const { to } = open();
  const beyond = await to(mailCalls.mails, { query: { folder: 'inbox', page: '6' } });
  expect(beyond).toEqual({ mails: null, pagination: { lastPage: 5 } });
});

it('sin ninguno, la última página es la primera', async () => {
  const { to } = open();
  const { mails, pagination } = await to(mailCalls.mails, { query: { label: 'forums' } });
  expect([mails, pagination.lastPage]).toEqual([[], 1]);
});

it('el filtro es el nombre de un campo, y la etiqueta va por su slug', async () => {
  const { all } = open();
  const starred = await all({ filter: 'starred' });
  expect(starred.length).toBe(56);
  expect(starred.every((mail) => mail.starred)).toBe(true);
  expect((await all({ filter: 'important' })).length).toBe(47);
  expect(await all({ filter: 'unread' })).toEqual([]);
  const labelled = await all({ label: 'work' });
  expect(labelled.length).toBeGreaterThan(0);
  expect(new Set(labelled.flatMap(({ labels }) => labels)).size).toBeGreaterThan(1);
});

it('carpeta, filtro y etiqueta: solo cuenta la primera que se diga, en ese orden', async () => {
  const { all } = open();
  expect(await all({ folder: 'drafts', filter: 'starred', label: 'work' })).toHaveLength(7);
  expect(await all({ filter: 'starred', label: 'work' })).toHaveLength(56);
});

it('cada correo de la lista dice cuántas copias lleva', async () => {
  const { to } = open();
  const { mails } = await to(mailCalls.mails, { query: { folder: 'sent' } });
  expect(mails?.some(({ ccCount }) => ccCount > 0)).toBe(true);
  for (const { cc, bcc, ccCount, bccCount } of mails ?? [])
    expect([ccCount, bccCount]).toEqual([cc.length, bcc.length]);
});

it('un correo se pide por su id; el que no existe es null', async () => {
  const { to, all } = open();
  const [known] = await all({ folder: 'inbox' });
  expect((await to(mailCalls.mail, { query: { id: known?.id ?? '' } }))?.subject).toBe(known?.subject);
  expect(await to(mailCalls.mail, { query: { id: 'nadie' } })).toBeNull();
  expect(await to(mailCalls.changeMail, { body: { id: 'nadie', mail: {} } })).toBeNull();
});

it('un correo cambia por partes, y sigue siendo el mismo', async () => {
  const { to, all } = open();
  const [mail] = await all({ folder: 'inbox' });
  const id = mail?.id ?? '';
  const changed = await to(mailCalls.changeMail, { body: { id, mail: { id: 'otro', starred: true } } });
  expect(changed).toMatchObject({ id, starred: true, subject: mail?.subject });
});

it('lo enviado aparece primero en Enviados, con la fecha de ahora', async () => {
  const { to, all } = open();
  const sent = await to(mailCalls.write, { body: { mail: WRITTEN, send: true } });
  expect(sent).toMatchObject({ ...WRITTEN, type: 'mail', date: NOON, unread: false });
  expect((await all({ folder: 'sent' }))[0]?.id).toBe(sent.id);
});

it('un borrador se guarda, se vuelve a guardar y se envía: es siempre uno', async () => {
  const { to, all, counts } = open();
  const draft = await to(mailCalls.write, { body: { mail: { ...WRITTEN, to: '' }, send: false } });
  const again = { ...WRITTEN, id: draft.id, subject: 'Otra vez' };
  await to(mailCalls.write, { body: { mail: again, send: false } });
  expect(await counts()).toMatchObject({ drafts: 8 });
  await to(mailCalls.write, { body: { mail: again, send: true } });
  expect(await counts()).toMatchObject({ drafts: 7 });
  expect((await all({ folder: 'sent' }))[0]).toMatchObject({ id: draft.id, subject: 'Otra vez' });
});

it('lo ya enviado no se reescribe: sale otro', async () => {
  const { to, all } = open();
  const sent = await to(mailCalls.write, { body: { mail: WRITTEN, send: true } });
  const mail = { ...WRITTEN, id: sent.id, subject: 'Corregido' };
  await to(mailCalls.write, { body: { mail, send: true } });
  const subjects = (await all({ folder: 'sent' })).map(({ subject }) => subject);
  expect(subjects.filter((subject) => ['Hola', 'Corregido'].includes(subject))).toHaveLength(2);
});

it.each([
  ['sin destinatario', { to: '' }, 'NO_RECIPIENT'],
  ['con una dirección incompleta', { to: 'Ana <ana@taller>' }, 'BAD_ADDRESS'],
  ['con una copia incompleta', { bcc: ['ana'] }, 'BAD_ADDRESS'],
])('no se envía %s', async (_, part, error) => {
  const { handlers, all } = open();
  const mail = { ...WRITTEN, ...part };
  const answered = await ask(handlers, mailCalls.write, { body: { mail, send: true } });
  expect([answered.status, answered.body]).toEqual([400, { error }]);
  expect(await all({ folder: 'sent' })).toHaveLength(17);
});

it('lo que uno se envía a sí mismo también llega', async () => {
  const { to, counts } = open();
  await to(mailCalls.write, { body: { mail: { ...WRITTEN, to: 'yo@cuadra.example' }, send: true } });
  expect(await counts()).toMatchObject({ inbox: 28 });
});

it('un archivo adjunto se descarga con lo que se adjuntó, y no viaja en las listas', async () => {
  const { to, handlers } = open();
  const file = {
    type: 'image/png',
    name: 'a.png',
    size: 4,
    preview: null,
    downloadUrl: 'data:image/png;base64,aG9sYQ==',
  };
  const { attachments } = await to(mailCalls.write, {
    body: { mail: { ...WRITTEN, attachments: [file] }, send: true },
  });
  const [kept] = attachments;
  expect(kept?.downloadUrl).toMatch(/^\/api\/apps\/mailbox\/attachment\?id=/);
  expect(kept?.preview).toBe(kept?.downloadUrl);
  const asked = new Request(`http://muestra.example${kept?.downloadUrl}`);
  const response = await getResponse(handlers, asked);
  expect([response?.headers.get('content-type'), await response?.text()]).toEqual(['image/png', 'hola']);
  const unknown = await getResponse(
    handlers,
    new Request('http://muestra.example/api/apps/mailbox/attachment'),
  );
  expect(unknown?.status).toBe(404);
});

it('cada carga empieza de nuevo, y nadie de fuera toca los datos', async () => {
  const first = open();
  await first.to(mailCalls.write, { body: { mail: WRITTEN, send: true } });
  expect(await first.all({ folder: 'sent' })).toHaveLength(18);
  expect(await open().all({ folder: 'sent' })).toHaveLength(17);
});
