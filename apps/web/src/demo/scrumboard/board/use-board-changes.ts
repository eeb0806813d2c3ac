// Everything that can be done to a board, shown at once and then written. What could not be written is said, and the
// board is asked for again.
import * as calls from '@cuadra/demo-api/scrumboard/calls';
import { type Placed, placeAt } from '@cuadra/demo-api/scrumboard/positions';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callSample, keyOf, sampleQuery } from '#demo/frame/call-sample.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { byDueDate, cardsToMove, listsToMove, withCards, withLists } from '../drag/arrangement.ts';
import { boardTexts } from '../texts.ts';

export type BoardChanges = ReturnType<typeof useBoardChanges>;

export function useBoardChanges(board: calls.Board) {
  const write = useWrite(board.id);
  return useMemo(
    () => ({ ...listChanges(board, write), ...cardChanges(board, write), ...labelChanges(board, write) }),
    [board, write],
  );
}

/** What the board looks like afterwards, and what makes it so. */
type Write = (after: calls.Board, send: () => Promise<unknown>) => Promise<void>;

function useWrite(boardId: string): Write {
  const t = useTexts(boardTexts);
  const client = useQueryClient();
  return useMemo(() => {
    const { queryKey } = sampleQuery(calls.board, { query: { id: boardId } });
    return async (after, send) => {
      // What was being asked for is of before.
      void client.cancelQueries({ queryKey }, { revert: false });
      client.setQueryData(queryKey, after);
      try {
        await send();
      } catch {
        void notify(t.notSaved, 'error');
      }
      const stale = [calls.board, calls.boards].map(keyOf);
      await Promise.all(stale.map((key) => client.invalidateQueries({ queryKey: key })));
    };
  }, [client, boardId, t]);
}

function listChanges(board: calls.Board, write: Write) {
  const { lists } = board;
  const move = (id: string, index: number) => {
    const written = listsToMove(lists, id, index);
    if (written.length === 0) return;
    const said = written.map((list) => ({ id: list.id, position: list.position }));
    void write(withLists(board, written), () => callSample(calls.patchLists, { body: { lists: said } }));
  };
  return {
    moveList: move,
    addList: (title: string) => {
      const { position, others } = atEnd(lists);
      void write(board, async () => {
        if (others.length > 0) await callSample(calls.patchLists, { body: { lists: others } });
        await callSample(calls.createList, { body: { list: { boardId: board.id, position, title } } });
      });
    },
    renameList: (id: string, title: string) => {
      const after = { ...board, lists: lists.map((list) => (list.id === id ? { ...list, title } : list)) };
      void write(after, () => callSample(calls.patchList, { body: { list: { id, title } } }));
    },
    removeList: (id: string) => {
      const after = { ...board, lists: lists.filter((list) => list.id !== id) };
      void write(after, () => callSample(calls.deleteList, { query: { id } }));
    },
    sortByDueDate: (list: calls.ListWithCards) => {
      const cards = byDueDate(list.cards);
      const after = { ...board, lists: lists.map((one) => (one.id === list.id ? { ...one, cards } : one)) };
      const order = cards.map(({ id }) => ({ id }));
      void write(after, () => callSample(calls.orderCards, { body: { cards: order } }));
    },
  };
}

function cardChanges(board: calls.Board, write: Write) {
  const { lists } = board;
  return {
    moveCard: (id: string, listId: string, index: number) => {
      const written = cardsToMove(lists, id, listId, index);
      if (written.length === 0) return;
      const said = written.map((card) => ({ id: card.id, listId: card.listId, position: card.position }));
      void write(withCards(board, written), () => callSample(calls.patchCards, { body: { cards: said } }));
    },
    addCard: (list: calls.ListWithCards, title: string) => {
      const { position, others } = atEnd(list.cards);
      void write(board, async () => {
        if (others.length > 0) await callSample(calls.patchCards, { body: { cards: others } });
        const card = { boardId: board.id, listId: list.id, position, title };
        await callSample(calls.createCard, { body: { card } });
      });
    },
    saveCard: (id: string, said: calls.CardChange) => {
      const card = lists.flatMap(({ cards }) => cards).find((one) => one.id === id);
      if (card === undefined) return;
      const after = withCards(board, [{ ...card, ...said }]);
      void write(after, () => callSample(calls.patchCard, { body: { id, card: said } }));
    },
    removeCard: (id: string) => {
      const after = lists.map((list) => ({ ...list, cards: list.cards.filter((card) => card.id !== id) }));
      void write({ ...board, lists: after }, () => callSample(calls.deleteCard, { query: { id } }));
    },
  };
}

function labelChanges(board: calls.Board, write: Write) {
  const { id: boardId, labels } = board;
  return {
    /** Answers the new one, once it is there. */
    addLabel: async (title: string): Promise<calls.Label | undefined> => {
      let made: calls.Label | undefined;
      await write(board, async () => {
        made = await callSample(calls.createLabel, { body: { label: { boardId, title } } });
      });
      return made;
    },
    renameLabel: (id: string, title: string) => {
      const after = labels.map((label) => (label.id === id ? { ...label, title } : label));
      void write({ ...board, labels: after }, () =>
        callSample(calls.patchLabel, { body: { id, label: { title } } }),
      );
    },
    removeLabel: (id: string) => {
      const after = { ...board, labels: labels.filter((label) => label.id !== id) };
      void write(after, () => callSample(calls.deleteLabel, { query: { id } }));
    },
  };
}

/** The number of a new one after the last, and those of the others if there was no room. */
function atEnd(placed: readonly Placed[]) {
  const written = placeAt(
    placed.map(({ id, position }) => ({ id, position })),
    { id: '', position: 0 },
    placed.length,
  );
  return { position: written.at(-1)?.position ?? 0, others: written.slice(0, -1) };
}
