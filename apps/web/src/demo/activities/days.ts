// The days on which things happened, as Guatemala's calendar has them, wherever the person is.

const DAY_MS = 86_400_000;
// Sweden writes days as they are compared.
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Guatemala' });

export interface Day<T> {
  /** `AAAA-MM-DD`. */
  readonly day: string;
  /** How many days ago: 0 is today. */
  readonly age: number;
  readonly things: readonly T[];
}

/** In the order in which they come. */
export function byDay<T extends { readonly date: string }>(things: readonly T[], nowMs: number): Day<T>[] {
  const today = calendar.format(nowMs);
  const days = Map.groupBy(things, ({ date }) => calendar.format(new Date(date)));
  return [...days].map(([day, those]) => ({
    day,
    age: Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS),
    things: those,
  }));
}
