// The days that a run pays, as people name them: the month when they are one, else from when to when. What the server says
// ends before `hasta`; people say the last day.
import { formatDate, formatMonth } from '#ui/format/date.ts';
import { dayBefore, monthOf } from '#ui/format/ranges.ts';

interface Dias {
  readonly desde: string;
  /** Not included. */
  readonly hasta: string;
}

export const ultimoDiaDe = ({ hasta }: Pick<Dias, 'hasta'>): string => dayBefore(hasta);

export function periodoEscrito({ desde, hasta }: Dias): string {
  const ultimo = ultimoDiaDe({ hasta });
  if (ultimo < desde) return formatDate(desde);
  const mes = monthOf(desde);
  if (mes.desde === desde && mes.hasta === ultimo) return formatMonth(desde);
  return desde === ultimo ? formatDate(desde) : `${formatDate(desde)} – ${formatDate(ultimo)}`;
}
