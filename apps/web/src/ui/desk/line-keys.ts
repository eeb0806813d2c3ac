// The keys that go through the points of a line.

/** To which point a key goes; undefined: it is not one of them. */
export function pointByKey(key: string, place: number, count: number): number | undefined {
  const target = TARGETS[key]?.(place, count - 1);
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target));
}

const TARGETS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowRight: (place) => place + 1,
  ArrowUp: (place) => place + 1,
  ArrowLeft: (place) => place - 1,
  ArrowDown: (place) => place - 1,
  PageUp: (place) => place + 10,
  PageDown: (place) => place - 10,
  Home: () => 0,
  End: (_, last) => last,
};
