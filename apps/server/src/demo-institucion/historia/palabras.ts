// How people write dates, months and document numbers in a concepto.
import { nombreDeMes } from '@cuadra/core/meses';
import type { Dia } from './calendario.ts';

/** `mayo de 2025`. */
export const mesDe = ({ mes, anio }: Pick<Dia, 'mes' | 'anio'>): string => `${nombreDeMes(mes)} de ${anio}`;

export const mesAnteriorA = ({ mes, anio }: Pick<Dia, 'mes' | 'anio'>): string =>
  mesDe(mes === 1 ? { mes: 12, anio: anio - 1 } : { mes: mes - 1, anio });

/** `14/05/2025`. */
export const fechaCorta = ({ fecha }: Pick<Dia, 'fecha'>): string => fecha.split('-').reverse().join('/');

/** `1201 a 1206`, or only `1201`. */
export const rango = (primero: number, cuantos: number): string =>
  cuantos > 1 ? `${primero} a ${primero + cuantos - 1}` : String(primero);
