// Answers what is asked of the labels of a board.
import type { HttpHandler } from 'msw';
import { answer } from '../answer.ts';
import type { World } from '../world.ts';
import * as calls from './calls.ts';
import type { BoardStore } from './store.ts';

export function labelHandlers(world: World, store: BoardStore): HttpHandler[] {
  const { data } = store;
  return [
    answer(calls.labels, ({ query: { boardId } }) => data.labels.filter((one) => one.boardId === boardId)),
    answer(calls.createLabel, ({ body: { label } }) => {
      const made = { ...label, id: world.newId() };
      data.labels.push(made);
      store.touch(made.boardId);
      return made;
    }),
    answer(calls.patchLabel, ({ body: { id, label } }) => {
      const after = store.changed('labels', id, label);
      if (after !== undefined) store.touch(after.boardId);
      return after ?? null;
    }),
    answer(calls.deleteLabel, ({ query: { id } }) => {
      const label = data.labels.find((one) => one.id === id);
      if (label !== undefined) store.touch(label.boardId);
      data.cards = data.cards.map((card) => ({ ...card, labels: card.labels.filter((one) => one !== id) }));
      return store.removeWhere('labels', (one) => one.id === id);
    }),
  ];
}
