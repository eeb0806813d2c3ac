// Chance that is always the same: the sample data is invented anew at every load, and comes out equal.

/** Numbers from 0 up to 1, always the same ones for the same seed (mulberry32). */
export function chance(seed: string): () => number {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number between both, included. */
export const between = (next: () => number, least: number, most: number): number =>
  least + Math.floor(next() * (most - least + 1));

export function oneOf<T>(next: () => number, list: readonly T[]): T {
  const [chosen] = list.slice(Math.floor(next() * list.length));
  if (chosen === undefined) throw new Error('There is none to choose');
  return chosen;
}

/** The guid of a thing that is there from the start: `seedId('contact', 3)`. */
export function seedId(kind: string, number: number | string): string {
  const next = chance(`${kind}/${number}`);
  const digits = Array.from({ length: 32 }, () => Math.floor(next() * 16).toString(16));
  digits[12] = '4';
  digits[16] = '8';
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20),
  ]
    .map((part) => part.join(''))
    .join('-');
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
