// How long nothing went well: the longest stretch between two moments at which something did.

export interface Pause {
  readonly ms: number;
  /** When it began, by the clock of the moments. */
  readonly since: number;
}

/** The moments come in order, and whatever is missing at either end counts too. */
export function longestPause(moments: readonly number[], from: number, to: number): Pause {
  const inside = moments.filter((moment) => moment > from && moment < to);
  let longest: Pause = { ms: 0, since: from };
  let last = from;
  for (const moment of [...inside, to]) {
    if (moment - last > longest.ms) longest = { ms: moment - last, since: last };
    last = moment;
  }
  return longest;
}
