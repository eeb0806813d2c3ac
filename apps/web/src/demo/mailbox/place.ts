// Where in the mailbox one is: as the address says it, and which mails are there.
//
//   inbox/1    inbox/2/<id>    filter/starred/1    label/payments/1/<id>    settings
import type { Mail, MailFolder, MailLabel } from '@cuadra/demo-api/mailbox/calls';

export interface Place {
  readonly by: 'folder' | 'filter' | 'label';
  /** The slug. */
  readonly name: string;
}

export type MailAddress =
  | { readonly shows: 'settings' }
  | { readonly shows: 'mails'; readonly place: Place; readonly page: number; readonly id?: string };

const MAILBOX = '/apps/mailbox';
export const SETTINGS = `${MAILBOX}/settings`;
export const INBOX: Place = { by: 'folder', name: 'inbox' };

/** What stands after /apps/mailbox; undefined where that is no place of the mailbox. */
export function addressIn(rest: string): MailAddress | undefined {
  const parts = rest.split('/').filter((part) => part !== '');
  if (parts[0] === 'settings') return parts.length === 1 ? { shows: 'settings' } : undefined;
  const [by, name, ...after] =
    parts[0] === 'filter' || parts[0] === 'label' ? parts : (['folder', ...parts] as const);
  const [page = '', id, ...more] = after;
  if (name === undefined || !/^[1-9]\d{0,5}$/.test(page) || more.length > 0) return undefined;
  const place: Place = { by: by === 'filter' || by === 'label' ? by : 'folder', name };
  return { shows: 'mails', place, page: Number(page), ...(id === undefined ? {} : { id }) };
}

export function addressOf({ by, name }: Place, page = 1, id?: string): string {
  const place = by === 'folder' ? encodeURIComponent(name) : `${by}/${encodeURIComponent(name)}`;
  return `${MAILBOX}/${place}/${page}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
}

interface Shelves {
  readonly folders: readonly MailFolder[];
  readonly labels: readonly MailLabel[];
}

/** Is it still there, after what was changed in it? */
export function belongs(mail: Mail, { by, name }: Place, { folders, labels }: Shelves): boolean {
  if (by === 'folder') return folders.some(({ id, slug }) => slug === name && id === mail.folder);
  if (by === 'label') return labels.some(({ id, slug }) => slug === name && mail.labels.includes(id));
  return name === 'starred' ? mail.starred : mail.important;
}
