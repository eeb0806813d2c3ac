// How the lists of a board and their cards stand after something moves: what is shown, and what must be written.
import type { Board, Card, ListWithCards } from '@cuadra/demo-api/scrumboard/calls';
import { byPosition, placeAt } from '@cuadra/demo-api/scrumboard/positions';

export type Lists = readonly ListWithCards[];

export const listOf = (lists: Lists, cardId: string): ListWithCards | undefined =>
  lists.find(({ cards }) => cards.some(({ id }) => id === cardId));

export const cardOf = (lists: Lists, cardId: string): Card | undefined =>
  lists.flatMap(({ cards }) => cards).find(({ id }) => id === cardId);

/** While it is carried: there, with its number still to be given. */
export function carried(lists: Lists, cardId: string, listId: string, index: number): Lists {
  const card = cardOf(lists, cardId);
  if (card === undefined) return lists;
  return lists.map((list) => {
    const others = list.cards.filter(({ id }) => id !== cardId);
    return { ...list, cards: list.id === listId ? others.toSpliced(index, 0, card) : others };
  });
}

/** The cards to write so that this one stands at that index of that list. */
export function cardsToMove(lists: Lists, cardId: string, listId: string, index: number): Card[] {
  const card = cardOf(lists, cardId);
  const list = lists.find(({ id }) => id === listId);
  if (card === undefined || list === undefined) return [];
  if (card.listId === listId && list.cards.findIndex(({ id }) => id === cardId) === index) return [];
  const others = list.cards.filter(({ id }) => id !== cardId);
  return placeAt(others, { ...card, listId }, index);
}

/** The lists to write so that this one stands at that index of its board. */
export function listsToMove(lists: Lists, listId: string, index: number): ListWithCards[] {
  const at = lists.findIndex(({ id }) => id === listId);
  const list = lists[at];
  if (list === undefined || at === index) return [];
  return placeAt(lists.toSpliced(at, 1), list, index);
}

export function withCards(board: Board, written: readonly Card[]): Board {
  const cards = board.lists
    .flatMap((list) => list.cards)
    .map((card) => written.find(({ id }) => id === card.id) ?? card)
    .toSorted(byPosition);
  const lists = board.lists.map((list) => ({
    ...list,
    cards: cards.filter(({ listId }) => listId === list.id),
  }));
  return { ...board, lists };
}

export function withLists(board: Board, written: Lists): Board {
  const lists = board.lists.map((list) => written.find(({ id }) => id === list.id) ?? list);
  return { ...board, lists: lists.toSorted(byPosition) };
}

/** Those with a date first, the nearest one on top; the others as they were. */
export const byDueDate = (cards: readonly Card[]): Card[] =>
  cards.toSorted((one, other) => (one.dueDate ?? LAST).localeCompare(other.dueDate ?? LAST));

const LAST = '9999-12-31';
