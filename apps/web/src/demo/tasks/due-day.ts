// The day a task is due, in the person's language.
import type { Idioma } from '@cuadra/contract/escritorio/preferencias';

/** `LLL dd`, with the year when it is not this one: «mar 12», «ene 05, 2027». */
export function formatDueDay(day: string, today: string, language: Idioma): string {
  const parts = new Intl.DateTimeFormat(LOCALES[language], {
    month: 'short',
    day: '2-digit',
    timeZone: 'UTC',
  }).formatToParts(new Date(`${day}T00:00:00Z`));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const short = `${of('month')} ${of('day')}`;
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? short : `${short}, ${year}`;
}

const LOCALES = { es: 'es-GT', en: 'en', tr: 'tr' } as const satisfies Record<Idioma, string>;
