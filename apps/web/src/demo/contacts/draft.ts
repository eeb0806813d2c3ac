// A contact as its form has it, and what of the form is saved. The labels that come with the sample are shown in the
// person's language and saved as they came; any other is what was typed.
import type { Contact, ContactChanges, ContactEmail, ContactPhone } from '@cuadra/demo-api/contacts/calls';

export interface ContactDraft {
  name: string;
  title: string;
  company: string;
  emails: ContactEmail[];
  phones: ContactPhone[];
  address: string;
  birthday: string;
  notes: string;
  tags: string[];
}

/** What the known labels are called: `{ Work: 'Trabajo' }`. */
export type LabelWords = Readonly<Record<string, string>>;

const FIRST_COUNTRY = 'us';

export const newEmail = (): ContactEmail => ({ email: '', label: '' });

/** Beside another one, most likely in the same country. */
export const newPhone = (beside?: ContactPhone): ContactPhone => ({
  country: beside?.country ?? FIRST_COUNTRY,
  phoneNumber: '',
  label: '',
});

export const jobOf = ({ title, job }: Contact): string => title ?? job?.title ?? '';
export const companyOf = ({ company, job }: Contact): string => company ?? job?.company ?? '';

export function draftOf(contact: Contact, words: LabelWords): ContactDraft {
  const emails = contact.emails.map((email) => ({ ...email, label: shownLabel(email.label, words) }));
  const phones = contact.phoneNumbers.map((phone) => ({ ...phone, label: shownLabel(phone.label, words) }));
  return {
    name: contact.name,
    title: jobOf(contact),
    company: companyOf(contact),
    emails: emails.length === 0 ? [newEmail()] : emails,
    phones: phones.length === 0 ? [newPhone()] : phones,
    address: contact.address ?? '',
    birthday: contact.birthday ?? '',
    notes: contact.notes ?? '',
    tags: [...contact.tags],
  };
}

/** Without the emails and phones that were left blank. */
export function changesOf(draft: ContactDraft, words: LabelWords): ContactChanges {
  return {
    name: draft.name.trim(),
    title: draft.title.trim(),
    company: draft.company.trim(),
    emails: draft.emails
      .map(({ email, label }) => ({ email: email.trim(), label: savedLabel(label, words) }))
      .filter(({ email }) => email !== ''),
    phoneNumbers: draft.phones
      .map(({ country, phoneNumber, label }) => ({
        country,
        phoneNumber: phoneNumber.trim(),
        label: savedLabel(label, words),
      }))
      .filter(({ phoneNumber }) => phoneNumber !== ''),
    address: orNull(draft.address),
    birthday: orNull(draft.birthday),
    notes: orNull(draft.notes),
    tags: draft.tags,
  };
}

export const shownLabel = (label: string, words: LabelWords): string => words[label] ?? label;

function savedLabel(shown: string, words: LabelWords): string {
  const typed = shown.trim();
  const known = Object.entries(words).find(([, word]) => word.toLowerCase() === typed.toLowerCase());
  return known?.[0] ?? typed;
}

function orNull(text: string): string | null {
  const written = text.trim();
  return written === '' ? null : written;
}
