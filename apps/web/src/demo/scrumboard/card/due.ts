// The day by which a card is to be done, `YYYY-MM-DD`.
import { todayInGuatemala } from '#ui/format/date.ts';

/** Today is still in time. */
export const isOverdue = (day: string): boolean => day < todayInGuatemala();

/** `mar 05`, in the person's language. A day has no hours: it is the same everywhere. */
export function shortDay(day: string, language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'short', day: '2-digit' });
  return parts.format(new Date(`${day}T00:00:00Z`));
}

export function longDay(day: string, language: string): string {
  const words = new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'long' });
  return words.format(new Date(`${day}T00:00:00Z`));
}
