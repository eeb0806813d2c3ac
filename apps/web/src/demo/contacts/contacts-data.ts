// What the screens of the contacts read and change.
import { contactCalls } from '@cuadra/demo-api/contacts/calls';
import { useChange, useSample } from '#demo/frame/call-sample.ts';

const LISTS = [contactCalls.all, contactCalls.search];
const EVERYTHING = [...LISTS, contactCalls.contact];

/** Everybody, and those whose name has what is written. */
export function useContacts(query: string) {
  const all = useSample(contactCalls.all, {});
  const found = useSample(contactCalls.search, { query: { query } });
  return { total: all.data?.length, found };
}

export function useContactChanges() {
  return {
    create: useChange(contactCalls.create, LISTS),
    save: useChange(contactCalls.save, EVERYTHING),
    // Whoever removes one leaves it first: it is not asked for again.
    remove: useChange(contactCalls.remove, LISTS),
    avatar: useChange(contactCalls.avatar, EVERYTHING),
  };
}

export const useContactTags = () => useSample(contactCalls.tags, {}).data ?? [];

export function useTagChanges() {
  return {
    create: useChange(contactCalls.createTag, [contactCalls.tags]),
    rename: useChange(contactCalls.saveTag, [contactCalls.tags]),
    remove: useChange(contactCalls.removeTag, [contactCalls.tags, ...EVERYTHING]),
  };
}
