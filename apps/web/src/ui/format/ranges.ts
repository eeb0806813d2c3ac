// Ranges of days around today, as an accountant names them.
import { hoyEnGuatemala } from './date.ts';

export interface Rango {
  readonly desde: string;
  readonly hasta: string;
}

export const esteMes = (hoy = hoyEnGuatemala()): Rango => mesDe(hoy);

export function mesPasado(hoy = hoyEnGuatemala()): Rango {
  const [anio = 0, mes = 0] = hoy.split('-').map(Number);
  return mes === 1 ? mesDe(`${anio - 1}-12`) : mesDe(`${anio}-${dosCifras(mes - 1)}`);
}

export function esteAnio(hoy = hoyEnGuatemala()): Rango {
  const anio = hoy.slice(0, 4);
  return { desde: `${anio}-01-01`, hasta: `${anio}-12-31` };
}

/** In UTC, so that no time zone moves it. */
export const diaAnterior = (fecha: string): string =>
  new Date(Date.parse(`${fecha}T00:00:00Z`) - UN_DIA_MS).toISOString().slice(0, 10);

const UN_DIA_MS = 86_400_000;

/** The whole month of a day, or of `AAAA-MM`. */
export function mesDe(fecha: string): Rango {
  const [anio = 0, mes = 0] = fecha.split('-').map(Number);
  const ultimo = new Date(Date.UTC(anio, mes, 0)).getUTCDate();
  const comienzo = `${anio}-${dosCifras(mes)}`;
  return { desde: `${comienzo}-01`, hasta: `${comienzo}-${dosCifras(ultimo)}` };
}

const dosCifras = (numero: number) => String(numero).padStart(2, '0');
