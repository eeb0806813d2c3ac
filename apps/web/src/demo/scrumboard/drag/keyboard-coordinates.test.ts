import { expect, it } from 'vitest';
import type { Lists } from './arrangement.ts';
import { targetOf } from './keyboard-coordinates.ts';

/** `abc|d|`: a list with three cards, one with one, and an empty one. */
const lists: Lists = ['abc', 'd', ''].map((letters, index) => ({
  id: `${index}`,
  boardId: 'tablero',
  title: '',
  position: index,
  cards: [...letters].map((id, position) => ({
    id,
    boardId: 'tablero',
    listId: `${index}`,
    position,
    title: id,
    description: null,
    labels: [],
    dueDate: null,
  })),
}));

const LEFT = { x: -1, y: 0 };
const RIGHT = { x: 1, y: 0 };
const UP = { x: 0, y: -1 };
const DOWN = { x: 0, y: 1 };

it.each([
  ['hacia abajo, el lugar de la que sigue', 'a', 'a', DOWN, 'b'],
  ['otra vez, el de la siguiente', 'a', 'b', DOWN, 'c'],
  ['bajo la última no hay lugar', 'a', 'c', DOWN, undefined],
  ['sobre la primera tampoco', 'c', 'a', UP, undefined],
  ['a la derecha, el mismo lugar de la otra lista', 'a', 'a', RIGHT, 'd'],
  ['o el de su última tarjeta', 'c', 'c', RIGHT, 'd'],
  ['en una lista vacía, la lista', 'd', 'd', RIGHT, '2'],
  ['a la izquierda de la primera lista no hay nada', 'a', 'a', LEFT, undefined],
  ['una lista toma el lugar de la vecina', '0', '0', RIGHT, '1'],
  ['y sigue', '0', '1', RIGHT, '2'],
  ['hasta la última', '0', '2', RIGHT, undefined],
  ['y la primera no va más a la izquierda', '0', '0', LEFT, undefined],
  ['una lista no va hacia abajo', '0', '0', DOWN, '0'],
])('%s', (_case, active, over, step, target) => expect(targetOf(lists, active, over, step)).toBe(target));
