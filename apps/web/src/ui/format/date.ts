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

const ZONA = 'America/Guatemala';

const dia = new Intl.DateTimeFormat('es-GT', {
  timeZone: ZONA,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const hora = new Intl.DateTimeFormat('es-GT', {
  timeZone: ZONA,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export function formatDate(fecha: string): string {
  const partes = /^(\d{4})-(\d{2})-(\d{2})$/.exec(fecha);
  if (partes === null) throw new RangeError(`No es una fecha contable: ${fecha}`);
  return `${partes[3]}/${partes[2]}/${partes[1]}`;
}

/** `LLL yyyy`: the month of one of its days, or `AAAA-MM`, the same in every list and title. */
export function formatMonth(fecha: string): string {
  const [, anio, mes] = /^(\d{4})-(0[1-9]|1[0-2])(?:-\d{2})?$/.exec(fecha) ?? [];
  if (mes === undefined) throw new RangeError(`No es un mes: ${fecha}`);
  return `${nombreDeMes(Number(mes)).slice(0, 3)} ${anio}`;
}

export function formatInstant(instante: string): string {
  const momento = new Date(instante);
  return `${dia.format(momento)} ${hora.format(momento)}`;
}

const segundos = new Intl.DateTimeFormat('es-GT', {
  timeZone: ZONA,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Where the second matters: how recent something is. */
export function formatInstantSeconds(instante: string): string {
  const momento = new Date(instante);
  return `${dia.format(momento)} ${segundos.format(momento)}`;
}

export const formatInstantDay = (instante: string): string => dia.format(new Date(instante));

export const formatTime = (instante: string): string => hora.format(new Date(instante));

// The shell speaks several languages; its Spanish is Guatemala's.
const localeDe = (idioma: string) => (idioma === 'es' ? 'es-GT' : idioma);

/** When something happened, as `MMM dd, h:mm a`. */
export function formatMoment(instante: string, idioma: string): string {
  const partes = new Intl.DateTimeFormat(localeDe(idioma), {
    timeZone: ZONA,
    month: 'short',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  }).formatToParts(new Date(instante));
  const de = (tipo: Intl.DateTimeFormatPartTypes) => partes.find(({ type }) => type === tipo)?.value ?? '';
  return `${de('month')} ${de('day')}, ${de('hour')}:${de('minute')} ${de('dayPeriod')}`;
}

/** The day of an instant, in words. */
export function formatLongDay(instante: string, idioma: string): string {
  const opciones = { timeZone: ZONA, dateStyle: 'long' } as const;
  return new Intl.DateTimeFormat(localeDe(idioma), opciones).format(new Date(instante));
}

// Sweden writes dates as the books do.
const diaContable = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONA });

/** The accounting day, `AAAA-MM-DD`: the day in Guatemala wherever the person is. */
export const todayInGuatemala = (): string => diaContable.format(now());
