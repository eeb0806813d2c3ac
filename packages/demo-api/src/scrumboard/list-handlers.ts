// Answers what is asked of the lists of a board.
import type { HttpHandler } from 'msw';
import { answer, Reply } from '../answer.ts';
import type { World } from '../world.ts';
import * as calls from './calls.ts';
import { LISTS_MAX } from './positions.ts';
import type { BoardStore } from './store.ts';

export function listHandlers(world: World, store: BoardStore): HttpHandler[] {
  const { data } = store;
  const change = ({ id, ...said }: calls.ListChange): calls.List | undefined => {
    const list = store.changed('lists', id, said);
    if (list !== undefined) store.touch(list.boardId);
    return list;
  };
  return [
    answer(calls.createList, ({ body: { list } }) => {
      if (data.lists.filter(({ boardId }) => boardId === list.boardId).length >= LISTS_MAX)
        return new Reply(422, { error: 'LISTS_MAX' });
      const made = { ...list, id: world.newId() };
      data.lists.push(made);
      store.touch(made.boardId);
      return made;
    }),
    answer(calls.patchList, ({ body: { list } }) => change(list) ?? null),
    answer(calls.patchLists, ({ body: { lists } }) =>
      lists.map(change).filter((list): list is calls.List => list !== undefined),
    ),
    answer(calls.deleteList, ({ query: { id } }) => {
      const list = data.lists.find((one) => one.id === id);
      if (list !== undefined) store.touch(list.boardId);
      store.removeWhere('cards', ({ listId }) => listId === id);
      return store.removeWhere('lists', (one) => one.id === id);
    }),
  ];
}
