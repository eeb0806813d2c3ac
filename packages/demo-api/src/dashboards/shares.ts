// Divides a whole number in parts that add up to it again.

/** By the largest remainder: each part is its exact share, rounded down or up. */
export function shares(total: number, weights: readonly number[]): number[] {
  const whole = sum(weights);
  if (whole === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / whole);
  const parts = exact.map(Math.floor);
  const byRemainder = exact
    .map((value, index) => ({ index, left: value - Math.floor(value) }))
    .toSorted((a, b) => b.left - a.left || a.index - b.index);
  for (const { index } of byRemainder.slice(0, total - sum(parts))) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
