// A mail while it is being written: how it begins, and what keeps it from being sent.
import { addressOf, isMe, isWhole, ME, partiesIn } from '@cuadra/demo-api/mailbox/addresses';
import type { Attachment, Mail, WrittenMail } from '@cuadra/demo-api/mailbox/calls';

export interface Writing {
  /** The draft that it continues. */
  readonly id?: string;
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly subject: string;
  readonly content: string;
  readonly attachments: readonly Attachment[];
}

export const blankWriting: Writing = { to: [], cc: [], bcc: [], subject: '', content: '', attachments: [] };

/** To whoever wrote it; what one wrote oneself, to whom it was for. */
export const replyTo = (mail: Mail, quoted: string): Writing => ({
  ...blankWriting,
  to: isMe(mail.from.contact) ? partiesIn(mail.to) : [mail.from.contact],
  subject: prefixed('Re: ', mail.subject),
  content: `<p></p>${quote(mail, quoted)}`,
});

/** Everybody who had it, once. */
export function replyAllTo(mail: Mail, quoted: string): Writing {
  const reply = replyTo(mail, quoted);
  const known = new Set([ME, ...reply.to].map(key));
  const cc = [...partiesIn(mail.to), ...mail.cc].filter((party) => {
    const fresh = !known.has(key(party));
    known.add(key(party));
    return fresh;
  });
  return { ...reply, cc };
}

/** With its files, to nobody yet. */
export const forwardOf = (mail: Mail, quoted: string): Writing => ({
  ...blankWriting,
  subject: prefixed('Fwd: ', mail.subject),
  content: `<p></p>${quote(mail, quoted)}`,
  attachments: mail.attachments,
});

export const continueDraft = ({ id, to, cc, bcc, subject, content, attachments }: Mail): Writing => ({
  ...{ id, cc, bcc, subject, content, attachments },
  to: partiesIn(to),
});

export const writtenOf = ({ to, ...rest }: Writing): WrittenMail => ({ ...rest, to: to.join(', ') });

export const isBlank = ({ to, cc, bcc, subject, content, attachments }: Writing): boolean =>
  [to, cc, bcc, attachments].every(({ length }) => length === 0) && subject.trim() === '' && content === '';

export type PartyField = 'to' | 'cc' | 'bcc';
type Problem = { readonly kind: 'none' } | { readonly kind: 'bad'; readonly which: readonly string[] };
export type Problems = { readonly [Field in PartyField]?: Problem };

/** By field; none: it can be sent. */
export function problemsOf(writing: Writing): Problems {
  const bad = (field: PartyField): Problems => {
    const which = writing[field].filter((party) => !isWhole(party));
    return which.length === 0 ? {} : { [field]: { kind: 'bad', which } };
  };
  const nobody: Problems = writing.to.length === 0 ? { to: { kind: 'none' } } : {};
  return { ...nobody, ...bad('to'), ...bad('cc'), ...bad('bcc') };
}

const key = (party: string): string => addressOf(party).toLowerCase();

const prefixed = (prefix: string, subject: string): string =>
  subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : `${prefix}${subject}`;

const quote = ({ content }: Mail, quoted: string): string =>
  `<p>${escaped(quoted)}</p><blockquote>${content}</blockquote>`;

/** A name may hold what reads as markup. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
