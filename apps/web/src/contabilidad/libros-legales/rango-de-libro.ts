// The days of a legal book: always of one year, because its numbers are of one.
import { type DaySpan, monthOf, thisMonth } from '#ui/format/ranges.ts';

export interface RangoEscrito {
  /** Absent: this month. */
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
}

/** Days of one year, in order; none otherwise. */
export function deUnAnio({ desde, hasta }: RangoEscrito): RangoEscrito {
  const sirve =
    desde !== undefined && hasta !== undefined && desde <= hasta && desde.slice(0, 4) === hasta.slice(0, 4);
  return sirve ? { desde, hasta } : { desde: undefined, hasta: undefined };
}

export const rangoDe = ({ desde, hasta }: RangoEscrito): DaySpan =>
  desde === undefined || hasta === undefined ? thisMonth() : { desde, hasta };

/** What goes over a year is cut at the month of the end that was just moved. */
export function enUnAnio(nuevo: DaySpan, anterior: DaySpan): DaySpan {
  if (nuevo.desde.slice(0, 4) === nuevo.hasta.slice(0, 4)) return nuevo;
  return nuevo.desde === anterior.desde
    ? { desde: monthOf(nuevo.hasta).desde, hasta: nuevo.hasta }
    : { desde: nuevo.desde, hasta: monthOf(nuevo.desde).hasta };
}
