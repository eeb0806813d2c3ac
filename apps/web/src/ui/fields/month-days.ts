// The days of a calendar: whole weeks from Monday, months added without passing their end, and the years that dates may have.
import { addDays } from '#ui/format/typed-date.ts';

export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/** 0 on Mondays, 6 on Sundays. */
export const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The weeks that have a day of `AAAA-MM`, each from its Monday. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const start = addDays(first, -weekday(first));
  const weeks = Math.ceil((weekday(first) + daysIn(month)) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => addDays(start, week * 7 + place)),
  );
}

/** The same day of another month, or its last one where it has none. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, number = 1] = day.split('-').map(Number);
  const there = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
  return `${there}-${String(Math.min(number, daysIn(there))).padStart(2, '0')}`;
}

/** No earlier and no later than a date may be. */
export function clampDay(day: string): string {
  if (day < `${FIRST_YEAR}-01-01`) return `${FIRST_YEAR}-01-01`;
  return day > `${LAST_YEAR}-12-31` ? `${LAST_YEAR}-12-31` : day;
}

function daysIn(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}
