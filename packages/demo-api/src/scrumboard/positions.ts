// Where a list stands on its board, or a card in its list: a whole number, far enough from its neighbours that moving one
// thing writes one number. Only when no room is left between two does everything get new numbers.

/** How far apart two neighbours begin. */
export const STEP = 65_536;
/** From here on numbers are given out again, from the first step. */
const POSITION_END = 500 * STEP;
export const LISTS_MAX = 200;

export interface Placed {
  readonly id: string;
  readonly position: number;
}

export const byPosition = (one: Placed, other: Placed): number => one.position - other.position;

/** What must be written so that `moved` stands at that index among the others, which come in their order. */
export function placeAt<T extends Placed>(others: readonly T[], moved: T, index: number): T[] {
  const before = others.slice(0, Math.max(0, index));
  const after = others.slice(before.length);
  const position = between(before.at(-1)?.position, after[0]?.position);
  if (position !== undefined) return [{ ...moved, position }];
  const changed = renumbered([...before, moved, ...after]);
  // The moved one is written in any case: it may come from another list.
  return changed.filter(
    (one) => one.id === moved.id || others.find(({ id }) => id === one.id)?.position !== one.position,
  );
}

/** As they come, one step apart. */
export const renumbered = <T extends Placed>(placed: readonly T[]): T[] =>
  placed.map((one, index) => ({ ...one, position: (index + 1) * STEP }));

/** None: there is no whole number between them, or it has grown too large. */
export function between(previous: number | undefined, next: number | undefined): number | undefined {
  const middle = middleOf(previous, next);
  const fits = (previous === undefined || middle > previous) && (next === undefined || middle < next);
  return Number.isInteger(middle) && fits && middle < POSITION_END ? middle : undefined;
}

function middleOf(previous: number | undefined, next: number | undefined): number {
  if (previous === undefined) return next === undefined ? STEP : next / 2;
  return next === undefined ? previous + STEP : (previous + next) / 2;
}
