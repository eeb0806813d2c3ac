// Days as the calendar of Guatemala has them, counted back from now.
import type { World } from '../world.ts';

const DAY_MS = 86_400_000;
/** Six hours behind Greenwich all year long. */
const BEHIND_MS = 6 * 3_600_000;

/** `AAAA-MM-DD`; a negative age is still to come. */
export const dayOfAge = (world: World, age: number): string =>
  new Date(world.nowMs() - BEHIND_MS - age * DAY_MS).toISOString().slice(0, 10);

/** How many days ago each was, from the oldest; the last of them is so many days ago. */
export const agesOf = (howMany: number, last = 0): number[] =>
  Array.from({ length: howMany }, (_, index) => last + howMany - 1 - index);
