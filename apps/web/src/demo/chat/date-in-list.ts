// When something was last said, as short as it can be told: the hour of today, the day of another.
import type { Idioma } from '@cuadra/contract/escritorio/preferencias';
import { now } from '#platform/clock.ts';
import { formatInstantDay, formatMoment, formatTime } from '#ui/format/date.ts';

export function dateInList(instant: string, language: Idioma): string {
  const isToday = formatInstantDay(instant) === formatInstantDay(now().toISOString());
  // «nov 10, 8:30 a. m.» without its hour.
  return isToday ? formatTime(instant) : (formatMoment(instant, language).split(',')[0] ?? '');
}
