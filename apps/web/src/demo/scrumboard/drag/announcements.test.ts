import { expect, it } from 'vitest';
import { boardTexts } from '../texts.ts';
import { announcements } from './announcements.ts';
import type { Lists } from './arrangement.ts';

const card = (id: string) => ({
  id,
  boardId: 't',
  listId: 'l',
  position: 1,
  title: `Tarjeta ${id}`,
  description: null,
  labels: [],
  dueDate: null,
});
const lists: Lists = [
  { id: 'uno', boardId: 't', title: 'Por hacer', position: 1, cards: [card('a'), card('b')] },
  { id: 'dos', boardId: 't', title: 'Terminado', position: 2, cards: [] },
];

const on = (id: string) => ({
  id,
  data: { current: undefined },
  rect: { current: { initial: null, translated: null } },
});
const under = (id: string) => ({
  id,
  data: { current: undefined },
  disabled: false,
  rect: { top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 },
});

it.each([
  ['a', 'b', 'Tarjeta a: lugar 2 de 2 en Por hacer.'],
  ['a', 'dos', 'Tarjeta a: lugar 1 de 1 en Terminado.'],
  ['uno', 'dos', 'Por hacer: lista 2 de 2.'],
])('%s sobre %s: «%s»', (active, over, said) =>
  expect(announcements(lists, boardTexts.es.drag).onDragOver({ active: on(active), over: under(over) })).toBe(
    said,
  ),
);

it('al levantar, soltar y dejar', () => {
  const said = announcements(lists, boardTexts.es.drag);
  expect(said.onDragStart({ active: on('a') })).toBe('Se levantó Tarjeta a.');
  expect(said.onDragEnd({ active: on('a'), over: null })).toBe('Se soltó Tarjeta a.');
  expect(said.onDragCancel({ active: on('a'), over: null })).toBe('Tarjeta a volvió a su lugar.');
});
