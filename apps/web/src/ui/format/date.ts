// Dates as people read them: dd/MM/yyyy. An accounting date is a calendar day and has no time zone; an instant is
// shown as it was in Guatemala, wherever the reader is.
//
//   formatDate('2026-01-31')                    → '31/01/2026'
//   formatMonth('2026-01-31')                   → 'ene 2026'
//   formatInstant('2026-02-01T02:30:00Z')       → '31/01/2026 20:30'
//   formatMoment('2026-02-01T02:30:00Z', 'es')  → 'ene 31, 8:30 p. m.'
//   formatLongDay('2026-02-01T02:30:00Z', 'es') → '31 de enero de 2026'
import { nombreDeMes } from '@cuadra/core/meses';
import { now } from '#platform/clock.ts';

const ZONE = 'America/Guatemala';

const dia = new Intl.DateTimeFormat('es-GT', {
  timeZone: ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const hour = new Intl.DateTimeFormat('es-GT', {
  timeZone: ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export function formatDate(fecha: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(fecha);
  if (parts === null) throw new RangeError(`No es una fecha contable: ${fecha}`);
  return `${parts[3]}/${parts[2]}/${parts[1]}`;
}

/** `LLL yyyy`: the month of one of its days, or `AAAA-MM`, the same in every list and title. */
export function formatMonth(fecha: string): string {
  const [, anio, mes] = /^(\d{4})-(0[1-9]|1[0-2])(?:-\d{2})?$/.exec(fecha) ?? [];
  if (mes === undefined) throw new RangeError(`No es un mes: ${fecha}`);
  return `${nombreDeMes(Number(mes)).slice(0, 3)} ${anio}`;
}

export function formatInstant(instant: string): string {
  const moment = new Date(instant);
  return `${dia.format(moment)} ${hour.format(moment)}`;
}

const seconds = new Intl.DateTimeFormat('es-GT', {
  timeZone: ZONE,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Where the second matters: how recent something is. */
export function formatInstantSeconds(instant: string): string {
  const moment = new Date(instant);
  return `${dia.format(moment)} ${seconds.format(moment)}`;
}

export const formatInstantDay = (instant: string): string => dia.format(new Date(instant));

export const formatTime = (instant: string): string => hour.format(new Date(instant));

// The shell speaks several languages; its Spanish is Guatemala's.
const localeOf = (language: string) => (language === 'es' ? 'es-GT' : language);

/** When something happened, as `MMM dd, h:mm a`. */
export function formatMoment(instant: string, language: string): string {
  const parts = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: ZONE,
    month: 'short',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  }).formatToParts(new Date(instant));
  const de = (kind: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === kind)?.value ?? '';
  return `${de('month')} ${de('day')}, ${de('hour')}:${de('minute')} ${de('dayPeriod')}`;
}

/** The day of an instant, in words. */
export function formatLongDay(instant: string, language: string): string {
  const options = { timeZone: ZONE, dateStyle: 'long' } as const;
  return new Intl.DateTimeFormat(localeOf(language), options).format(new Date(instant));
}

// Sweden writes dates as the books do.
const diaContable = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE });

/** The accounting day, `AAAA-MM-DD`: the day in Guatemala wherever the person is. */
export const todayInGuatemala = (): string => diaContable.format(now());
