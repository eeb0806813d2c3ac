// What answers the calls of the mailbox.
import { type HttpHandler, HttpResponse, http } from 'msw';
import { answer, Reply } from '../answer.ts';
import type { World } from '../world.ts';
import { isMe, isWhole, ME, partiesIn } from './addresses.ts';
import {
  ATTACHMENT_PATH,
  type Attachment,
  type Mail,
  type MailFolder,
  type MailPage,
  type MailSettings,
  mailCalls,
  type WrittenMail,
} from './calls.ts';
import { firstMails, type MailboxData } from './data.ts';
import { fileIn } from './files.ts';
import { type LabelData, labelHandlers } from './label-handlers.ts';
import { filters, firstLabels, folderId, folders } from './shelves.ts';

type State = MailboxData & LabelData;

const PAGE_SIZE = 10;
const MAILS_DELAY_MS = 625;

export function mailboxHandlers(world: World): HttpHandler[] {
  const state: State = { ...firstMails(world), labels: firstLabels() };
  let settings: MailSettings = { messageLayout: 'right' };
  return [
    answer(mailCalls.settings, () => settings),
    answer(mailCalls.changeSettings, ({ body }) => {
      settings = { ...settings, ...body.settings };
      return settings;
    }),
    answer(mailCalls.folders, () => folders.map((folder) => ({ ...folder, count: countIn(state, folder) }))),
    answer(mailCalls.filters, () => [...filters]),
    ...labelHandlers(world, state),
    answer(mailCalls.mails, async ({ query: { page, ...which } }) => {
      await world.wait(MAILS_DELAY_MS);
      return pageOf(mailsOf(state, which), pageNumber(page));
    }),
    answer(mailCalls.mail, ({ query }) => state.mails.find(({ id }) => id === query.id) ?? null),
    answer(mailCalls.changeMail, ({ body: { id, mail } }) => change(state, id, mail)),
    answer(mailCalls.write, ({ body: { mail, send } }) => write(world, state, mail, send)),
    attachmentHandler(state),
  ];
}

/** Those that wait to be read; of the drafts and of the spam, all. What was sent or thrown away waits for nobody. */
function countIn({ mails }: State, { id, slug }: Omit<MailFolder, 'count'>): number {
  if (slug === 'sent' || slug === 'trash') return 0;
  const all = slug === 'drafts' || slug === 'spam';
  return mails.filter(({ folder, unread }) => folder === id && (all || unread)).length;
}

interface Which {
  readonly folder?: string;
  readonly filter?: string;
  readonly label?: string;
}

function mailsOf({ mails, labels }: State, { folder, filter, label }: Which): Mail[] {
  if (folder !== undefined) {
    const id = folders.find(({ slug }) => slug === folder)?.id;
    return mails.filter((mail) => mail.folder === id);
  }
  if (filter !== undefined)
    return mails.filter((mail) => filters.some(({ slug }) => slug === filter && mail[slug]));
  if (label !== undefined) {
    const id = labels.find(({ slug }) => slug === label)?.id;
    return id === undefined ? [] : mails.filter((mail) => mail.labels.includes(id));
  }
  return mails;
}

/** The first, unless another is asked for. */
const pageNumber = (page: string | undefined): number => Math.max(1, Math.trunc(Number(page)) || 1);

function pageOf(mails: readonly Mail[], page: number): MailPage {
  const lastPage = Math.max(1, Math.ceil(mails.length / PAGE_SIZE));
  if (page > lastPage) return { mails: null, pagination: { lastPage } };
  const startIndex = (page - 1) * PAGE_SIZE;
  const end = Math.min(page * PAGE_SIZE, mails.length);
  return {
    mails: mails
      .toSorted((one, other) => other.date.localeCompare(one.date))
      .slice(startIndex, end)
      .map((mail) => ({ ...mail, ccCount: mail.cc.length, bccCount: mail.bcc.length })),
    pagination: {
      totalResults: mails.length,
      resultsPerPage: PAGE_SIZE,
      currentPage: page,
      lastPage,
      startIndex,
      endIndex: end - 1,
    },
  };
}

/** Which one it is does not change. */
function change(state: State, id: string, changes: Partial<Mail>): Mail | null {
  state.mails = state.mails.map((mail) => (mail.id === id ? { ...mail, ...changes, id } : mail));
  return state.mails.find((mail) => mail.id === id) ?? null;
}

function write(world: World, state: State, written: WrittenMail, send: boolean): Mail | Reply {
  const parties = [...partiesIn(written.to), ...written.cc, ...written.bcc];
  if (send && partiesIn(written.to).length === 0) return new Reply(400, { error: 'NO_RECIPIENT' });
  if (send && !parties.every(isWhole)) return new Reply(400, { error: 'BAD_ADDRESS' });
  const { to, cc, bcc, subject, content } = written;
  const draft = state.mails.find(({ id, type }) => id === written.id && type === 'draft');
  const mail: Mail = {
    starred: false,
    important: false,
    labels: [],
    ...draft,
    id: draft?.id ?? world.newId(),
    type: send ? 'mail' : 'draft',
    from: { avatar: null, contact: ME },
    ...{ to, cc, bcc, subject, content },
    date: new Date(world.nowMs()).toISOString(),
    attachments: written.attachments.map((file) => stored(world, state, file)),
    unread: false,
    folder: folderId(send ? 'sent' : 'drafts'),
  };
  const arrives = send && parties.some(isMe);
  state.mails = [
    mail,
    ...(arrives ? [{ ...mail, id: world.newId(), unread: true, folder: folderId('inbox') }] : []),
    ...state.mails.filter(({ id }) => id !== mail.id),
  ];
  return mail;
}

/** The content is kept aside, so that lists of mails do not carry it. */
function stored(world: World, { files }: State, file: Attachment): Attachment {
  if (!file.downloadUrl.startsWith('data:')) return file;
  const id = world.newId();
  const content = fileIn(file.downloadUrl);
  files.set(id, () => content);
  const downloadUrl = `${ATTACHMENT_PATH}?id=${id}`;
  return { ...file, preview: file.type.startsWith('image/') ? downloadUrl : null, downloadUrl };
}

const attachmentHandler = ({ files }: State): HttpHandler =>
  http.get(`*${ATTACHMENT_PATH}`, ({ request }) => {
    const file = files.get(new URL(request.url).searchParams.get('id') ?? '')?.();
    if (file === undefined) return HttpResponse.json(null, { status: 404 });
    const headers = { 'content-type': file.type, 'content-disposition': 'attachment' };
    return new HttpResponse(file.bytes, { headers });
  });
