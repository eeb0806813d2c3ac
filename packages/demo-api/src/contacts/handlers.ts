// Answers the calls of the contacts.
import type { HttpHandler } from 'msw';
import { answer } from '../answer.ts';
import type { World } from '../world.ts';
import { type Contact, type ContactTag, contactCalls } from './calls.ts';
import { countries } from './countries.ts';
import { contacts, contactTags } from './data.ts';

interface State {
  contacts: Contact[];
  tags: ContactTag[];
}

export function contactsHandlers(world: World): HttpHandler[] {
  const state: State = { contacts: contacts(), tags: contactTags() };
  return [...ofContacts(world, state), ...ofTags(world, state)];
}

function ofContacts(world: World, state: State): HttpHandler[] {
  return [
    answer(contactCalls.all, () => byName(state.contacts)),
    answer(contactCalls.search, ({ query: { query = '' } }) => {
      const wanted = plain(query);
      return byName(state.contacts.filter(({ name }) => plain(name).includes(wanted)));
    }),
    answer(contactCalls.contact, ({ query: { id } }) => find(state.contacts, id)),
    answer(contactCalls.create, () => {
      const created = newContact(world.newId());
      state.contacts.unshift(created);
      return created;
    }),
    answer(contactCalls.save, ({ body: { id, contact } }) =>
      change(state.contacts, id, (old) => flat({ ...old, ...contact, id })),
    ),
    answer(contactCalls.remove, ({ query: { id } }) => take(state.contacts, id)),
    answer(contactCalls.countries, () => countries()),
    answer(contactCalls.avatar, async ({ form: { id, avatar } }) => {
      const picture = await dataUrlOf(avatar);
      return change(state.contacts, id, (old) => ({ ...old, avatar: picture }));
    }),
  ];
}

function ofTags(world: World, state: State): HttpHandler[] {
  return [
    answer(contactCalls.tags, () => state.tags),
    answer(contactCalls.createTag, ({ body: { tag } }) => {
      const created = { ...tag, id: world.newId() };
      state.tags.push(created);
      return created;
    }),
    answer(contactCalls.saveTag, ({ body: { id, tag } }) =>
      change(state.tags, id, (old) => ({ ...old, ...tag, id })),
    ),
    answer(contactCalls.removeTag, ({ query: { id } }) => {
      state.contacts = state.contacts.map((contact) => ({
        ...contact,
        tags: contact.tags.filter((tag) => tag !== id),
      }));
      return take(state.tags, id);
    }),
  ];
}

const newContact = (id: string): Contact => ({
  id,
  avatar: null,
  background: null,
  name: 'New Contact',
  emails: [],
  phoneNumbers: [],
  job: { title: '', company: '' },
  birthday: null,
  address: null,
  notes: null,
  tags: [],
});

/** With a title or a company of its own, the empty object that a new contact came with says nothing any more. */
function flat({ job, ...contact }: Contact): Contact {
  const isFlat = contact.title !== undefined || contact.company !== undefined;
  return isFlat || job === undefined ? contact : { ...contact, job };
}

const byName = (list: readonly Contact[]): Contact[] =>
  [...list].sort((a, b) => a.name.localeCompare(b.name, 'es'));

/** «OSCAR» finds «Óscar»: whoever searches does not type accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface WithId {
  readonly id: string;
}

const find = <T extends WithId>(list: readonly T[], id: string): T | null =>
  list.find((one) => one.id === id) ?? null;

function change<T extends WithId>(list: T[], id: string, changed: (old: T) => T): T | null {
  const old = find(list, id);
  if (old === null) return null;
  const one = changed(old);
  list.splice(list.indexOf(old), 1, one);
  return one;
}

function take<T extends WithId>(list: T[], id: string): true | null {
  const one = find(list, id);
  if (one === null) return null;
  list.splice(list.indexOf(one), 1);
  return true;
}

async function dataUrlOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return `data:${file.type};base64,${btoa(letters)}`;
}
