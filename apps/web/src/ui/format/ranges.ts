// Ranges of days around today, as an accountant names them.
import { todayInGuatemala } from './date.ts';

export interface DaySpan {
  readonly desde: string;
  readonly hasta: string;
}

export const thisMonth = (hoy = todayInGuatemala()): DaySpan => monthOf(hoy);

export function lastMonth(hoy = todayInGuatemala()): DaySpan {
  const [anio = 0, mes = 0] = hoy.split('-').map(Number);
  return mes === 1 ? monthOf(`${anio - 1}-12`) : monthOf(`${anio}-${dosCifras(mes - 1)}`);
}

export function thisYear(hoy = todayInGuatemala()): DaySpan {
  const anio = hoy.slice(0, 4);
  return { desde: `${anio}-01-01`, hasta: `${anio}-12-31` };
}

/** In UTC, so that no time zone moves it. */
export const dayBefore = (fecha: string): string =>
  new Date(Date.parse(`${fecha}T00:00:00Z`) - UN_DIA_MS).toISOString().slice(0, 10);

const UN_DIA_MS = 86_400_000;

/** The whole month of a day, or of `AAAA-MM`. */
export function monthOf(fecha: string): DaySpan {
  const [anio = 0, mes = 0] = fecha.split('-').map(Number);
  const ultimo = new Date(Date.UTC(anio, mes, 0)).getUTCDate();
  const comienzo = `${anio}-${dosCifras(mes)}`;
  return { desde: `${comienzo}-01`, hasta: `${comienzo}-${dosCifras(ultimo)}` };
}

const dosCifras = (numero: number) => String(numero).padStart(2, '0');
