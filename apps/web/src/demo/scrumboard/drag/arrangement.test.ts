import type { Board, Card } from '@cuadra/demo-api/scrumboard/calls';
import { STEP } from '@cuadra/demo-api/scrumboard/positions';
import { describe, expect, it } from 'vitest';
import { byDueDate, cardsToMove, carried, listsToMove, withCards, withLists } from './arrangement.ts';

/** `abc|d|`: a list with cards a, b and c, one with d, and an empty one. */
function board(drawn: string): Board {
  const lists = drawn.split('|').map((letters, index) => ({
    id: `lista-${index}`,
    boardId: 'tablero',
    title: `Lista ${index}`,
    position: (index + 1) * STEP,
    cards: [...letters].map((letter, order) => card(letter, `lista-${index}`, order)),
  }));
  return {
    id: 'tablero',
    title: '',
    description: null,
    icon: 'flag',
    lastActivity: '',
    members: [],
    labels: [],
    lists,
  };
}

const card = (id: string, listId: string, order: number, dueDate: string | null = null): Card => ({
  id,
  boardId: 'tablero',
  listId,
  position: (order + 1) * STEP,
  title: id,
  description: null,
  labels: [],
  dueDate,
});

const drawnOf = ({ lists }: Pick<Board, 'lists'>) =>
  lists.map(({ cards }) => cards.map(({ id }) => id).join('')).join('|');

describe('mover una tarjeta', () => {
  it.each([
    ['abc|d|', 'a', 0, 2, 'bca|d|'],
    ['abc|d|', 'c', 0, 0, 'cab|d|'],
    ['abc|d|', 'b', 1, 0, 'ac|bd|'],
    ['abc|d|', 'b', 1, 1, 'ac|db|'],
    ['abc|d|', 'd', 2, 0, 'abc||d'],
  ])('%s: %s a la lista %i, lugar %i → %s', (before, id, list, index, after) => {
    const start = board(before);
    const written = cardsToMove(start.lists, id, `lista-${list}`, index);
    expect(drawnOf(withCards(start, written))).toBe(after);
    expect(drawnOf({ lists: carried(start.lists, id, `lista-${list}`, index) })).toBe(after);
    expect(written.map((one) => one.id)).toEqual([id]);
  });

  it('a donde ya está no escribe nada', () => {
    expect(cardsToMove(board('abc|d').lists, 'b', 'lista-0', 1)).toEqual([]);
  });

  it('una que ya no existe no mueve nada', () => {
    const { lists } = board('abc|d');
    expect(cardsToMove(lists, 'z', 'lista-0', 1)).toEqual([]);
    expect(carried(lists, 'z', 'lista-0', 1)).toBe(lists);
  });
});

describe('mover una lista', () => {
  it('lleva sus tarjetas y escribe un solo número', () => {
    const start = board('ab|c|d');
    const written = listsToMove(start.lists, 'lista-2', 0);
    expect(written.map(({ id, position }) => [id, position])).toEqual([['lista-2', STEP / 2]]);
    expect(drawnOf(withLists(start, written))).toBe('d|ab|c');
  });

  it('a donde ya está no escribe nada', () =>
    expect(listsToMove(board('a|b').lists, 'lista-1', 1)).toEqual([]));
});

it('por fecha: la más próxima primero, y sin fecha al final como estaban', () => {
  const cards = [
    card('a', 'l', 0),
    card('b', 'l', 1, '2026-04-02'),
    card('c', 'l', 2),
    card('d', 'l', 3, '2026-03-30'),
  ];
  expect(byDueDate(cards).map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c']);
});
