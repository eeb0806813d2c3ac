// Whether a label may be called so: two that stand alike in the address could not be told apart.
import type { MailLabel } from '@cuadra/demo-api/mailbox/calls';
import { slugOf } from '@cuadra/demo-api/mailbox/slug';
import type { MailTexts } from '../texts/es.ts';

export const LABEL_MAX = 30;

/** Undefined: it may. */
export function nameProblem(title: string, others: readonly MailLabel[], t: MailTexts): string | undefined {
  const slug = slugOf(title.trim());
  if (!/[\p{L}\p{N}]/u.test(slug)) return t.labels.needsLetters;
  return others.some((other) => other.slug === slug) ? t.labels.taken : undefined;
}
