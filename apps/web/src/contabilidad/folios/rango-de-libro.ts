// The days of a legal book: always of one year, because its numbers are of one.
import { esteMes, mesDe, type Rango } from '../../ui/format/ranges.ts';

export interface RangoEscrito {
  /** Absent: this month. */
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
}

const FECHA = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export const UNA_PIEZA = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Days of one year, in order; none otherwise. */
export function leerRango(desde: unknown, hasta: unknown): RangoEscrito {
  const rango = { desde: conForma(desde, FECHA), hasta: conForma(hasta, FECHA) };
  if (rango.desde === undefined || rango.hasta === undefined) return { desde: undefined, hasta: undefined };
  const sirve = rango.desde <= rango.hasta && rango.desde.slice(0, 4) === rango.hasta.slice(0, 4);
  return sirve ? rango : { desde: undefined, hasta: undefined };
}

export const rangoDe = ({ desde, hasta }: RangoEscrito): Rango =>
  desde === undefined || hasta === undefined ? esteMes() : { desde, hasta };

/** What goes over a year is cut at the month of the end that was just moved. */
export function enUnAnio(nuevo: Rango, anterior: Rango): Rango {
  if (nuevo.desde.slice(0, 4) === nuevo.hasta.slice(0, 4)) return nuevo;
  return nuevo.desde === anterior.desde
    ? { desde: mesDe(nuevo.hasta).desde, hasta: nuevo.hasta }
    : { desde: nuevo.desde, hasta: mesDe(nuevo.desde).hasta };
}

/** What the address says, where it may come as a number. */
export function conForma(valor: unknown, forma: RegExp): string | undefined {
  const texto = typeof valor === 'number' ? String(valor) : valor;
  return typeof texto === 'string' && forma.test(texto) ? texto : undefined;
}
