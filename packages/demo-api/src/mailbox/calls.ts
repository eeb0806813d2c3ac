// The mailbox: what its mails are and the calls about them.
import { call } from '../call.ts';

export interface MailFolder {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly icon: string;
  readonly count: number;
}

export interface MailFilter {
  readonly id: string;
  readonly title: string;
  /** The name of the field of a mail that it asks for. */
  readonly slug: 'starred' | 'important';
  readonly icon: string;
}

export const labelColors = [
  'gray',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'indigo',
  'purple',
  'pink',
] as const;
export type LabelColor = (typeof labelColors)[number];

export interface MailLabel {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly color: LabelColor;
}

export interface MailSettings {
  readonly messageLayout: 'right' | 'bottom';
}

export interface Attachment {
  /** As the web names kinds of files. */
  readonly type: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** A picture of it, where there is one. */
  readonly preview: string | null;
  readonly downloadUrl: string;
}

export interface Mail {
  readonly id: string;
  /** A draft that was thrown away is still one: it was never sent. */
  readonly type: 'mail' | 'draft';
  readonly from: { readonly avatar: string | null; readonly contact: string };
  /** «Name <address>»; several, with commas between them. */
  readonly to: string;
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly date: string;
  readonly subject: string;
  /** HTML. */
  readonly content: string;
  readonly attachments: readonly Attachment[];
  readonly starred: boolean;
  readonly important: boolean;
  readonly unread: boolean;
  /** Ids. */
  readonly folder: string;
  readonly labels: readonly string[];
}

export interface ListedMail extends Mail {
  readonly ccCount: number;
  readonly bccCount: number;
}

export interface MailPagination {
  readonly totalResults: number;
  readonly resultsPerPage: number;
  /** From 1. */
  readonly currentPage: number;
  readonly lastPage: number;
  /** Where the page begins and ends among all of them, from 0. */
  readonly startIndex: number;
  readonly endIndex: number;
}

/** Beyond the last page there are none, and only the last page is told. */
export type MailPage =
  | { readonly mails: readonly ListedMail[]; readonly pagination: MailPagination }
  | { readonly mails: null; readonly pagination: Pick<MailPagination, 'lastPage'> };

export type NewLabel = Pick<MailLabel, 'title' | 'color'>;

/** What a person writes. A file that was chosen now carries its content as a data URL. */
export interface WrittenMail extends Pick<Mail, 'to' | 'cc' | 'bcc' | 'subject' | 'content' | 'attachments'> {
  /** The draft that it continues. */
  readonly id?: string;
}

const PATH = '/api/apps/mailbox';

/** Answers the bytes of a file: the address is the attachment's own `downloadUrl`. */
export const ATTACHMENT_PATH = `${PATH}/attachment`;

export const mailCalls = {
  settings: call<{ response: MailSettings }>('GET', `${PATH}/settings`),
  changeSettings: call<{ body: { settings: Partial<MailSettings> }; response: MailSettings }>(
    'PATCH',
    `${PATH}/settings`,
  ),
  folders: call<{ response: MailFolder[] }>('GET', `${PATH}/folders`),
  filters: call<{ response: MailFilter[] }>('GET', `${PATH}/filters`),
  labels: call<{ response: MailLabel[] }>('GET', `${PATH}/labels`),
  addLabel: call<{ body: { label: NewLabel }; response: MailLabel }>('POST', `${PATH}/label`),
  changeLabel: call<{ body: { id: string; label: Partial<NewLabel> }; response: MailLabel | null }>(
    'PATCH',
    `${PATH}/label`,
  ),
  removeLabel: call<{ query: { id: string }; response: boolean }>('DELETE', `${PATH}/label`),
  /** Only one of folder, filter and label counts, in that order. */
  mails: call<{
    query: { folder?: string; filter?: string; label?: string; page?: string };
    response: MailPage;
  }>('GET', `${PATH}/mails`),
  mail: call<{ query: { id: string }; response: Mail | null }>('GET', `${PATH}/mail`),
  changeMail: call<{ body: { id: string; mail: Partial<Mail> }; response: Mail | null }>(
    'PATCH',
    `${PATH}/mail`,
  ),
  /**
   * Ours, beyond the specification, which has no call by which a mail enters: it is sent, or kept among the drafts.
   * Without a whole address to send it to, 400 and the word why.
   */
  write: call<{ body: { mail: WrittenMail; send: boolean }; response: Mail }>('POST', `${PATH}/mail`),
} as const;
