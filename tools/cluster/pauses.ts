// How long nothing went well: the longest stretch between two moments at which something did.

/** In milliseconds; the moments come in order, and whatever is missing at either end counts too. */
export function longestPause(moments: readonly number[], from: number, to: number): number {
  const inside = moments.filter((moment) => moment > from && moment < to);
  let [longest, last] = [0, from];
  for (const moment of [...inside, to]) {
    longest = Math.max(longest, moment - last);
    last = moment;
  }
  return longest;
}
