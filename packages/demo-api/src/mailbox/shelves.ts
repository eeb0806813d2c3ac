// Where mails are: the folders, the filters and the labels that are there from the start.
import { seedId } from '../seeds.ts';
import type { LabelColor, MailFilter, MailFolder, MailLabel } from './calls.ts';
import { slugOf } from './slug.ts';

const folder = (title: string, icon: string): Omit<MailFolder, 'count'> => ({
  id: seedId('mail-folder', title),
  title,
  slug: slugOf(title),
  icon,
});

export const folders = [
  folder('Inbox', 'inbox'),
  folder('Sent', 'paper-airplane'),
  folder('Drafts', 'document'),
  folder('Spam', 'exclamation-triangle'),
  folder('Trash', 'trash'),
] as const;

export type FolderName = 'inbox' | 'sent' | 'drafts' | 'spam' | 'trash';

export const folderId = (name: FolderName): string => folders.find(({ slug }) => slug === name)?.id ?? '';

const filter = (title: string, slug: MailFilter['slug'], icon: string): MailFilter => ({
  id: seedId('mail-filter', slug),
  title,
  slug,
  icon,
});

export const filters: readonly MailFilter[] = [
  filter('Starred', 'starred', 'star'),
  filter('Important', 'important', 'exclamation-circle'),
];

const label = (title: string, color: LabelColor): MailLabel => ({
  id: labelId(slugOf(title)),
  title,
  slug: slugOf(title),
  color,
});

/** By its first slug. */
export const labelId = (slug: string): string => seedId('mail-label', slug);

export const firstLabels = (): MailLabel[] => [
  label('Personal', 'blue'),
  label('Work', 'indigo'),
  label('Payments', 'red'),
  label('Invoices', 'teal'),
  label('Accounts', 'purple'),
  label('Forums', 'green'),
];
