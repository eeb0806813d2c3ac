// The ranges that a statement of a day compares.
import { primerDia, ultimoDia } from '../cierre.ts';

export interface Rango {
  readonly desde: string;
  readonly hasta: string;
}

export type RangoComparado = 'mes' | 'acumulado' | 'mes-anterior' | 'anio-anterior';

/** The previous month is whole; the previous year goes up to the same day. */
export function rangosDe(fecha: string): Record<RangoComparado, Rango> {
  const [anio = 0, mes = 0] = fecha.split('-').map(Number);
  const [anioPrevio, mesPrevio] = mes === 1 ? [anio - 1, 12] : [anio, mes - 1];
  return {
    mes: { desde: primerDia(anio, mes), hasta: fecha },
    acumulado: { desde: primerDia(anio, 1), hasta: fecha },
    'mes-anterior': { desde: primerDia(anioPrevio, mesPrevio), hasta: ultimoDia(anioPrevio, mesPrevio) },
    'anio-anterior': { desde: primerDia(anio - 1, 1), hasta: mismoDiaDe(anio - 1, fecha) },
  };
}

/** The end of a month stays the end of the month, also in February. */
function mismoDiaDe(anio: number, fecha: string): string {
  const [suAnio = 0, mes = 0] = fecha.split('-').map(Number);
  const fin = ultimoDia(anio, mes);
  const igual = `${anio}${fecha.slice(4)}`;
  return fecha === ultimoDia(suAnio, mes) || igual > fin ? fin : igual;
}

export const diaAnterior = (fecha: string): string => correr(fecha, -1);
export const diaSiguiente = (fecha: string): string => correr(fecha, 1);

function correr(fecha: string, dias: number): string {
  const [anio = 0, mes = 0, dia = 0] = fecha.split('-').map(Number);
  return new Date(Date.UTC(anio, mes - 1, dia + dias)).toISOString().slice(0, 10);
}

/** dd/MM/yyyy. */
export const impresa = (fecha: string): string => fecha.split('-').reverse().join('/');
