// The calls of the contacts: people with their addresses and numbers, the tags put on them, and the countries of the
// numbers.
import { call } from '../call.ts';

export interface ContactEmail {
  readonly email: string;
  readonly label: string;
}

export interface ContactPhone {
  /** Two letters, in lower case. */
  readonly country: string;
  readonly phoneNumber: string;
  readonly label: string;
}

export interface Contact {
  readonly id: string;
  readonly avatar: string | null;
  readonly background: string | null;
  readonly name: string;
  readonly emails: readonly ContactEmail[];
  readonly phoneNumbers: readonly ContactPhone[];
  readonly title?: string;
  readonly company?: string;
  /** Only a new contact has it, until it is saved with a title and a company. */
  readonly job?: { readonly title: string; readonly company: string };
  /** `YYYY-MM-DD`. */
  readonly birthday: string | null;
  readonly address: string | null;
  /** Markup. */
  readonly notes: string | null;
  /** The ids of its tags. */
  readonly tags: readonly string[];
}

export interface ContactTag {
  readonly id: string;
  readonly title: string;
}

export interface Country {
  readonly id: string;
  readonly iso: string;
  readonly name: string;
  /** With its plus. */
  readonly code: string;
  readonly flagImagePos: string;
}

export type ContactChanges = Partial<Omit<Contact, 'id' | 'job'>>;
type TagChanges = Pick<ContactTag, 'title'>;
type OfId = { readonly id: string };

const at = (name: string) => `/api/apps/contacts/${name}`;

export const contactCalls = {
  all: call<{ response: readonly Contact[] }>('GET', at('all')),
  search: call<{ query: { query: string }; response: readonly Contact[] }>('GET', at('search')),
  contact: call<{ query: OfId; response: Contact | null }>('GET', at('contact')),
  create: call<{ response: Contact }>('POST', at('contact')),
  save: call<{ body: OfId & { contact: ContactChanges }; response: Contact | null }>('PATCH', at('contact')),
  remove: call<{ query: OfId; response: true | null }>('DELETE', at('contact')),
  countries: call<{ response: readonly Country[] }>('GET', at('countries')),
  tags: call<{ response: readonly ContactTag[] }>('GET', at('tags')),
  createTag: call<{ body: { tag: TagChanges }; response: ContactTag }>('POST', at('tag')),
  saveTag: call<{ body: OfId & { tag: TagChanges }; response: ContactTag | null }>('PATCH', at('tag')),
  removeTag: call<{ query: OfId; response: true | null }>('DELETE', at('tag')),
  avatar: call<{ form: { id: string; avatar: Blob }; response: Contact | null }>('POST', at('avatar')),
};
