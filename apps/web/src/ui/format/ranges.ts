// Ranges of days around today, as an accountant names them.
import { todayInGuatemala } from './date.ts';

export interface DaySpan {
  readonly desde: string;
  readonly hasta: string;
}

export const thisMonth = (today = todayInGuatemala()): DaySpan => monthOf(today);

export function lastMonth(today = todayInGuatemala()): DaySpan {
  const [anio = 0, mes = 0] = today.split('-').map(Number);
  return mes === 1 ? monthOf(`${anio - 1}-12`) : monthOf(`${anio}-${twoDigits(mes - 1)}`);
}

export function thisYear(today = todayInGuatemala()): DaySpan {
  const anio = today.slice(0, 4);
  return { desde: `${anio}-01-01`, hasta: `${anio}-12-31` };
}

/** In UTC, so that no time zone moves it. */
export const dayBefore = (fecha: string): string =>
  new Date(Date.parse(`${fecha}T00:00:00Z`) - ONE_DAY_MS).toISOString().slice(0, 10);

const ONE_DAY_MS = 86_400_000;

/** The whole month of a day, or of `AAAA-MM`. */
export function monthOf(fecha: string): DaySpan {
  const [anio = 0, mes = 0] = fecha.split('-').map(Number);
  const last = new Date(Date.UTC(anio, mes, 0)).getUTCDate();
  const start = `${anio}-${twoDigits(mes)}`;
  return { desde: `${start}-01`, hasta: `${start}-${twoDigits(last)}` };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
