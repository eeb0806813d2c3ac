import { contacts } from '@cuadra/demo-api/contacts/data';
import { expect, it } from 'vitest';
import { byLetter, initialOf, letterOf } from './letters.ts';

it.each([
  ['Óscar', 'O'],
  ['ñusta', 'Ñ'],
  [' ana', 'A'],
  ['3M', '#'],
  ['', '#'],
])('«%s» va en la %s', (name, letter) => expect(letterOf(name)).toBe(letter));

it('cada contacto está una vez, en la letra de su nombre', () => {
  const all = contacts().sort((a, b) => a.name.localeCompare(b.name, 'es'));
  const groups = byLetter(all);
  expect(groups.flatMap((group) => group.contacts)).toEqual(all);
  expect(new Set(groups.map(({ letter }) => letter)).size).toBe(groups.length);
  for (const { letter, contacts: group } of groups)
    for (const { name } of group) expect(letterOf(name)).toBe(letter);
});

it('la inicial es la primera letra, con su acento', () => {
  expect(initialOf('óscar')).toBe('Ó');
});
