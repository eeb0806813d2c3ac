// Days around today, as an accountant names them.
import { hoyEnGuatemala } from '../../../ui/format/date.ts';

export interface Tramo {
  readonly desde: string;
  readonly hasta: string;
}

export const esteMes = (hoy = hoyEnGuatemala()): Tramo => mesDe(hoy);

export function mesPasado(hoy = hoyEnGuatemala()): Tramo {
  const [anio = 0, mes = 0] = hoy.split('-').map(Number);
  return mes === 1 ? mesDe(`${anio - 1}-12-01`) : mesDe(`${anio}-${dosCifras(mes - 1)}-01`);
}

export function esteAnio(hoy = hoyEnGuatemala()): Tramo {
  const anio = hoy.slice(0, 4);
  return { desde: `${anio}-01-01`, hasta: `${anio}-12-31` };
}

function mesDe(fecha: string): Tramo {
  const [anio = 0, mes = 0] = fecha.split('-').map(Number);
  // The day before the first of the next month; in UTC, so that no time zone moves it.
  const ultimo = new Date(Date.UTC(anio, mes, 0)).getUTCDate();
  const comienzo = `${anio}-${dosCifras(mes)}`;
  return { desde: `${comienzo}-01`, hasta: `${comienzo}-${dosCifras(ultimo)}` };
}

const dosCifras = (numero: number) => String(numero).padStart(2, '0');
