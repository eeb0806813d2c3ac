// Answers what is asked of the cards of a board. Their labels travel whole and are kept by id.
import type { HttpHandler } from 'msw';
import { answer } from '../answer.ts';
import type { World } from '../world.ts';
import * as calls from './calls.ts';
import type { StoredCard } from './data.ts';
import { renumbered } from './positions.ts';
import type { BoardStore } from './store.ts';

export function cardHandlers(world: World, store: BoardStore): HttpHandler[] {
  const { data, shownCard } = store;
  /** Those that were deleted meanwhile stay away. */
  const idsOf = (labels: readonly calls.Label[]) =>
    labels.map(({ id }) => id).filter((id) => data.labels.some((label) => label.id === id));
  const change = (id: string, { labels, ...said }: calls.CardChange): calls.Card | undefined => {
    const kept = labels === undefined ? said : { ...said, labels: idsOf(labels) };
    const card = store.changed('cards', id, kept);
    if (card === undefined) return undefined;
    store.touch(card.boardId);
    return shownCard(card);
  };
  return [
    answer(calls.createCard, ({ body: { card } }) => {
      const made: StoredCard = { ...card, id: world.newId(), description: null, labels: [], dueDate: null };
      data.cards.push(made);
      store.touch(made.boardId);
      return shownCard(made);
    }),
    answer(calls.patchCard, ({ body: { id, card } }) => change(id, card) ?? null),
    answer(calls.patchCards, ({ body: { cards } }) =>
      cards.map(({ id, ...said }) => change(id, said)).filter(isThere),
    ),
    answer(calls.orderCards, ({ body: { cards } }) => {
      const known = cards.flatMap(({ id }) => data.cards.filter((card) => card.id === id));
      return renumbered(known)
        .map(({ id, position }) => change(id, { position }))
        .filter(isThere);
    }),
    answer(calls.deleteCard, ({ query: { id } }) => {
      const card = data.cards.find((one) => one.id === id);
      if (card !== undefined) store.touch(card.boardId);
      return store.removeWhere('cards', (one) => one.id === id);
    }),
  ];
}

const isThere = (card: calls.Card | undefined): card is calls.Card => card !== undefined;
