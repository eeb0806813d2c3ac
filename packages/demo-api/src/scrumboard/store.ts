// What the boards have, while the page is open.
import type { World } from '../world.ts';
import type { Card } from './calls.ts';
import type { BoardData, StoredCard } from './data.ts';

type Kind = 'boards' | 'lists' | 'cards' | 'labels';
type Kept<K extends Kind> = BoardData[K][number];

export interface BoardStore {
  readonly data: BoardData;
  readonly now: () => string;
  /** Something happened on that board. */
  readonly touch: (boardId: string) => void;
  /** With what was said of it, as it is then; none by that id: nothing. */
  readonly changed: <K extends Kind>(kind: K, id: string, said: Partial<Kept<K>>) => Kept<K> | undefined;
  /** Whether there were any. */
  readonly removeWhere: <K extends Kind>(kind: K, is: (one: Kept<K>) => boolean) => boolean;
  readonly shownCard: (card: StoredCard) => Card;
}

export function boardStore(world: World, data: BoardData): BoardStore {
  const now = () => new Date(world.nowMs()).toISOString();
  const changed: BoardStore['changed'] = (kind, id, said) => {
    const list: Kept<typeof kind>[] = data[kind];
    const index = list.findIndex((one) => one.id === id);
    const before = list[index];
    if (before === undefined) return undefined;
    // Its id is not for saying.
    const after = { ...before, ...said, id };
    list[index] = after;
    return after;
  };
  return {
    data,
    now,
    changed,
    touch: (boardId) => void changed('boards', boardId, { lastActivity: now() }),
    removeWhere: (kind, is) => {
      const list: Kept<typeof kind>[] = data[kind];
      const staying = list.filter((one) => !is(one));
      const removed = staying.length < list.length;
      list.splice(0, list.length, ...staying);
      return removed;
    },
    shownCard: (card) => ({ ...card, labels: data.labels.filter(({ id }) => card.labels.includes(id)) }),
  };
}
