// Answers the calls of the boards. Whatever changes on a board counts as its last activity.
import type { HttpHandler } from 'msw';
import { answer } from '../answer.ts';
import type { World } from '../world.ts';
import * as calls from './calls.ts';
import { cardHandlers } from './card-handlers.ts';
import { boardData, type StoredBoard } from './data.ts';
import { labelHandlers } from './label-handlers.ts';
import { listHandlers } from './list-handlers.ts';
import { byPosition } from './positions.ts';
import { type BoardStore, boardStore } from './store.ts';

export function scrumboardHandlers(world: World): HttpHandler[] {
  const store = boardStore(world, boardData(world));
  return [
    ...boardHandlers(world, store),
    ...listHandlers(world, store),
    ...cardHandlers(world, store),
    ...labelHandlers(world, store),
  ];
}

function boardHandlers(world: World, store: BoardStore): HttpHandler[] {
  const { data } = store;
  const shown = (board: StoredBoard): calls.BoardInList => ({
    ...board,
    members: data.members.filter(({ id }) => board.members.includes(id)),
  });
  const change = (id: string, { members, ...said }: calls.BoardChange) =>
    store.changed(
      'boards',
      id,
      members === undefined ? said : { ...said, members: members.map((member) => member.id) },
    );
  return [
    answer(calls.boards, () => data.boards.map(shown)),
    answer(calls.members, () => [...data.members]),
    answer(calls.board, ({ query: { id } }) => {
      const board = data.boards.find((one) => one.id === id);
      return board === undefined ? null : { ...shown(board), ...contentsOf(store, id) };
    }),
    answer(calls.createBoard, ({ body: { board } }) => {
      const members = board.members.map(({ id }) => id);
      const made = { ...board, members, id: world.newId(), lastActivity: store.now() };
      data.boards.push(made);
      return shown(made);
    }),
    answer(calls.patchBoard, ({ body: { id, board } }) => {
      change(id, board);
      store.touch(id);
      const after = data.boards.find((one) => one.id === id);
      return after === undefined ? null : shown(after);
    }),
    answer(calls.deleteBoard, ({ query: { id } }) => {
      for (const kind of ['lists', 'cards', 'labels'] as const)
        store.removeWhere(kind, ({ boardId }) => boardId === id);
      return store.removeWhere('boards', (one) => one.id === id);
    }),
  ];
}

function contentsOf({ data, shownCard }: BoardStore, boardId: string) {
  const isHere = (one: { readonly boardId: string }) => one.boardId === boardId;
  const cards = data.cards.filter(isHere).toSorted(byPosition).map(shownCard);
  const lists = data.lists.filter(isHere).toSorted(byPosition);
  return {
    lists: lists.map((list) => ({ ...list, cards: cards.filter(({ listId }) => listId === list.id) })),
    labels: data.labels.filter(isHere),
  };
}
