// The mails that are there from the start: a hundred, always the same, the newest of them from a while ago.
import { type Person, people } from '../people.ts';
import { between, chance, oneOf, seedId } from '../seeds.ts';
import type { World } from '../world.ts';
import { ME } from './addresses.ts';
import { ATTACHMENT_PATH, type Attachment, type Mail } from './calls.ts';
import { makeFile, pictureOf, type StoredFile, typeOf } from './files.ts';
import { type Letter, received, receivedWithFiles } from './letters.ts';
import { type FolderName, folderId, labelId } from './shelves.ts';
import { drafts, draftWithFile, sent, sentWithFile, spam } from './written-letters.ts';

export interface MailboxData {
  mails: Mail[];
  /** What each attachment holds, by the id in its address: made when it is asked for. */
  readonly files: Map<string, () => StoredFile>;
}

export function firstMails(world: World): MailboxData {
  const next = chance('mailbox');
  const files: MailboxData['files'] = new Map();
  const order = shuffled(next, plan());
  const starred = chosen(next, order.length, STARRED);
  const important = chosen(next, order.length, IMPORTANT);
  const unread = new Set(
    shuffled(
      next,
      order.filter(({ folder }) => folder === 'inbox'),
    ).slice(0, UNREAD),
  );
  // The older, the farther from each other.
  let ago = 0;
  const mails = order.map((planned, index) => {
    ago += between(next, 5, 60 + index * 25) * MINUTE_MS;
    const mail = mailOf(planned, { next, index, dateMs: world.nowMs() - ago });
    return {
      ...mail,
      attachments: (planned.letter.files ?? []).map((name) => attached(next, name, files)),
      starred: starred.has(index),
      important: important.has(index),
      unread: unread.has(planned) || (planned.folder === 'spam' && index % 3 !== 0),
    };
  });
  return { mails, files };
}

const MINUTE_MS = 60_000;
const STARRED = 56;
const IMPORTANT = 47;
const UNREAD = 27;
const KILOBYTE = 1024;
const SMALLEST_KB = 14;
const LARGEST_KB = 244;

interface Planned {
  readonly folder: FolderName;
  readonly letter: Letter;
}

function plan(): Planned[] {
  const from = (folder: FolderName, letters: readonly Letter[], howMany: number, skip = 0): Planned[] =>
    Array.from({ length: howMany }, (_, index) => {
      const letter = letters[(index + skip) % letters.length];
      if (letter === undefined) throw new Error('There is no letter to choose');
      return { folder, letter };
    });
  const plain = 45 - receivedWithFiles.length;
  return [
    ...from('inbox', receivedWithFiles, receivedWithFiles.length),
    ...from('inbox', received, plain),
    ...from('sent', [sentWithFile], 1),
    ...from('sent', sent, 16),
    ...from('drafts', [draftWithFile], 1),
    ...from('drafts', drafts, 6),
    ...from('spam', spam, 13),
    ...from('trash', received, 18, plain),
  ];
}

interface Circumstances {
  readonly next: () => number;
  readonly index: number;
  readonly dateMs: number;
}

function mailOf({ folder, letter }: Planned, { next, index, dateMs }: Circumstances) {
  const other = oneOf(next, EVERYBODY);
  const mine = folder === 'sent' || folder === 'drafts';
  const fill = filler(next, other, dateMs);
  const others = shuffled(
    next,
    EVERYBODY.filter(({ id }) => id !== other.id),
  ).map(party);
  const copies = next() < 0.3 ? between(next, 1, 3) : 0;
  return {
    id: seedId('mail', index),
    type: folder === 'drafts' ? ('draft' as const) : ('mail' as const),
    from: mine ? { avatar: null, contact: ME } : { avatar: other.avatar, contact: party(other) },
    to: mine ? (letter.subject === '' ? '' : party(other)) : ME,
    cc: others.slice(0, copies),
    bcc: folder === 'sent' && next() < 0.3 ? others.slice(copies, copies + 1) : [],
    date: new Date(dateMs).toISOString(),
    subject: fill(letter.subject),
    content: [...letter.body.map(fill).map(paragraph), ...signature(folder, other)].join(''),
    folder: folderId(folder),
    labels: letter.labels.map(labelId),
  };
}

const EVERYBODY = people(40);

const party = ({ name, email }: Person): string => `${name} <${email}>`;

const paragraph = (text: string): string => (text.startsWith('<') ? text : `<p>${text}</p>`);

const signature = (folder: FolderName, { name, title, company }: Person): string[] =>
  folder === 'sent' || folder === 'drafts'
    ? []
    : [`<p>Atentamente,</p><p><strong>${name}</strong><br>${title}<br>${company}</p>`];

function filler(next: () => number, { company }: Person, dateMs: number): (text: string) => string {
  const values: Readonly<Record<string, string>> = {
    '{empresa}': company,
    '{mes}': MONTH.format(dateMs),
    '{numero}': String(between(next, 1000, 9999)),
    '{monto}': `Q\u00a0${AMOUNT.format(between(next, 25_000, 2_500_000) / 100)}`,
  };
  return (text) => text.replaceAll(/\{\w+\}/g, (name) => values[name] ?? name);
}

const MONTH = new Intl.DateTimeFormat('es-GT', { month: 'long', timeZone: 'America/Guatemala' });
const AMOUNT = new Intl.NumberFormat('es-GT', { minimumFractionDigits: 2 });

function attached(next: () => number, name: string, files: MailboxData['files']): Attachment {
  const id = seedId('attachment', name);
  const size = between(next, SMALLEST_KB * KILOBYTE, LARGEST_KB * KILOBYTE);
  files.set(id, () => makeFile(name, size));
  return {
    type: typeOf(name),
    name,
    size,
    preview: pictureOf(name),
    downloadUrl: `${ATTACHMENT_PATH}?id=${id}`,
  };
}

function shuffled<T>(next: () => number, list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ value }) => value);
}

/** So many of the numbers below `of`. */
const chosen = (next: () => number, of: number, howMany: number): ReadonlySet<number> =>
  new Set(
    shuffled(
      next,
      Array.from({ length: of }, (_, index) => index),
    ).slice(0, howMany),
  );
