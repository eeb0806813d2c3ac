/** Where a key takes the mark in a grid of so many columns; undefined when the key is not for it. */
export function moveInGrid(key: string, from: number, count: number, columns: number): number | undefined {
  const step = STEPS[key]?.(columns);
  if (step === undefined) return undefined;
  return Math.max(0, Math.min(count - 1, from + step));
}

/** Rows of a page. */
const PAGE = 4;

const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
  PageUp: (columns) => -columns * PAGE,
  PageDown: (columns) => columns * PAGE,
  Home: () => Number.NEGATIVE_INFINITY,
  End: () => Number.POSITIVE_INFINITY,
};
