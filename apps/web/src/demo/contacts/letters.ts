// The list by its first letter, as an address book has it.
import type { Contact } from '@cuadra/demo-api/contacts/calls';

export interface LetterGroup {
  readonly letter: string;
  readonly contacts: readonly Contact[];
}

/** In the order in which they come. */
export function byLetter(contacts: readonly Contact[]): LetterGroup[] {
  const groups = new Map<string, Contact[]>();
  for (const contact of contacts) {
    const letter = letterOf(contact.name);
    const group = groups.get(letter);
    if (group === undefined) groups.set(letter, [contact]);
    else group.push(contact);
  }
  return [...groups].map(([letter, group]) => ({ letter, contacts: group }));
}

const OTHERS = '#';

/** «Óscar» is with the O; the Ñ is a letter of its own; what does not begin with a letter goes together. */
export function letterOf(name: string): string {
  const [first = ''] = name.trim();
  if (first.toLowerCase() === 'ñ') return 'Ñ';
  const [letter = ''] = first.normalize('NFD');
  return /\p{L}/u.test(letter) ? letter.toUpperCase() : OTHERS;
}

export const initialOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? OTHERS;
