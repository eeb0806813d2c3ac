// How mails are said: who, when and how much.

import type { Idioma } from '@cuadra/contract/escritorio/preferencias';
import { isMe, nameOf, partiesIn } from '@cuadra/demo-api/mailbox/addresses';
import type { MailFolder } from '@cuadra/demo-api/mailbox/calls';
import type { Shelves } from './mailbox-data.ts';
import type { Place } from './place.ts';
import type { MailTexts } from './texts/es.ts';

const ZONE = 'America/Guatemala';
const localeOf = (language: Idioma): string => (language === 'es' ? 'es-GT' : language);

export const partyName = (party: string, t: MailTexts): string => (isMe(party) ? t.me : nameOf(party));

export const partyNames = (parties: string, t: MailTexts): string =>
  partiesIn(parties)
    .map((party) => partyName(party, t))
    .join(', ');

/** «LLL dd». */
export function shortDate(instant: string, language: Idioma): string {
  const parts = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: ZONE,
    month: 'short',
    day: '2-digit',
  }).formatToParts(new Date(instant));
  const of = (kind: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === kind)?.value ?? '';
  return `${of('month').replace('.', '')} ${of('day')}`;
}

export const longDate = (instant: string, language: Idioma): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    timeZone: ZONE,
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(instant));

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

export function fileSize(bytes: number, language: Idioma): string {
  const [amount, unit] = bytes < MEGABYTE ? [bytes / KILOBYTE, 'KB'] : [bytes / MEGABYTE, 'MB'];
  const digits = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: unit === 'KB' ? 0 : 1 });
  return `${digits.format(amount)} ${unit}`;
}

export const folderTitle = ({ slug, title }: Pick<MailFolder, 'slug' | 'title'>, t: MailTexts): string =>
  Reflect.get(t.folders, slug) ?? title;

/** What a place is called; undefined where there is no such place. */
export function placeTitle(
  { by, name }: Place,
  { folders, filters, labels }: Shelves,
  t: MailTexts,
): string | undefined {
  if (by === 'label') return labels.find(({ slug }) => slug === name)?.title;
  if (by === 'filter')
    return filters.some(({ slug }) => slug === name) ? Reflect.get(t.filters, name) : undefined;
  const folder = folders.find(({ slug }) => slug === name);
  return folder && folderTitle(folder, t);
}
