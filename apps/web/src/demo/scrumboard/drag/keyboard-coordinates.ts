// Where the arrow keys carry a card or a list: onto the middle of the one whose place it takes, so that no other is
// nearer, whatever their heights.
import { KeyboardCode, type KeyboardCoordinateGetter, type UniqueIdentifier } from '@dnd-kit/core';
import { type Lists, listOf } from './arrangement.ts';

export const carryWithKeys =
  (lists: () => Lists): KeyboardCoordinateGetter =>
  (event, { context: { active, over, collisionRect, droppableRects } }) => {
    const step = STEPS[event.code];
    if (step === undefined) return undefined;
    event.preventDefault();
    if (active === null || collisionRect === null) return undefined;
    const target = targetOf(lists(), active.id, over?.id ?? active.id, step);
    const rect = target === undefined ? undefined : droppableRects.get(target);
    if (rect === undefined) return undefined;
    return {
      x: rect.left + (rect.width - collisionRect.width) / 2,
      y: rect.top + (rect.height - collisionRect.height) / 2,
    };
  };

interface Step {
  readonly x: number;
  readonly y: number;
}

const STEPS: Readonly<Record<string, Step>> = {
  [KeyboardCode.Left]: { x: -1, y: 0 },
  [KeyboardCode.Right]: { x: 1, y: 0 },
  [KeyboardCode.Up]: { x: 0, y: -1 },
  [KeyboardCode.Down]: { x: 0, y: 1 },
};

/** Whose place it takes: `over` is where it is now. */
export function targetOf(
  lists: Lists,
  active: UniqueIdentifier,
  over: UniqueIdentifier,
  { x, y }: Step,
): string | undefined {
  const idOver = `${over}`;
  if (lists.some(({ id }) => id === active)) return lists[lists.findIndex(({ id }) => id === over) + x]?.id;
  const at = lists.findIndex(({ id, cards }) => id === over || cards.some((card) => card.id === over));
  if (y !== 0) {
    const cards = listOf(lists, idOver)?.cards ?? [];
    const next = cards.findIndex(({ id }) => id === over) + y;
    return next < 0 ? undefined : cards[next]?.id;
  }
  const beside = at + x < 0 ? undefined : lists[at + x];
  const place = Math.max(0, lists[at]?.cards.findIndex(({ id }) => id === over) ?? 0);
  return (beside?.cards[place] ?? beside?.cards.at(-1))?.id ?? beside?.id;
}
