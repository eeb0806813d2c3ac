// What the handlers take from outside, so that tests can hold it: the waiting, the clock and the making of ids.

export interface World {
  /** Resolves when so many milliseconds have gone by. */
  readonly wait: (ms: number) => Promise<unknown>;
  readonly nowMs: () => number;
  /** A new guid (version 4). */
  readonly newId: () => string;
}

const DAY_MS = 86_400_000;

/** An instant so many days from now, as it travels: yesterday is −1. */
export const daysFromNow = (world: World, days: number): string =>
  new Date(world.nowMs() + days * DAY_MS).toISOString();
