// What was chosen in a book, in words, each with what undoes it.
import type { Agencia } from '@cuadra/contract/contabilidad/agencias';
import { formatDate } from '#ui/format/date.ts';
import { type DaySpan, thisMonth } from '#ui/format/ranges.ts';
import { type RangoEscrito, rangoDe } from './rango-de-libro.ts';

export interface FiltrosComunes extends RangoEscrito {
  readonly agencia?: string | undefined;
  /** Absent: carta. */
  readonly papel?: 'oficio' | undefined;
}

export interface FiltroDeLibro<B> {
  readonly clave: string;
  readonly texto: string;
  readonly sinEl: B;
}

export function filtrosComunes(
  busqueda: FiltrosComunes,
  agencias: readonly Agencia[],
  conDias: boolean,
): FiltroDeLibro<FiltrosComunes>[] {
  const { agencia, papel } = busqueda;
  const nombre = agencias.find(({ idAgencia }) => idAgencia === agencia)?.nombreAgencia ?? '';
  return [
    ...(conDias && estaElegido(busqueda)
      ? [
          {
            clave: 'fechas',
            texto: `Fechas: ${enPalabras(rangoDe(busqueda))}`,
            sinEl: { desde: undefined, hasta: undefined },
          },
        ]
      : []),
    ...(agencia === undefined
      ? []
      : [{ clave: 'agencia', texto: `Agencia: ${agencia} ${nombre}`.trim(), sinEl: { agencia: undefined } }]),
    ...(papel === undefined ? [] : [{ clave: 'papel', texto: 'Papel: oficio', sinEl: { papel: undefined } }]),
  ];
}

/** The days that hold without being chosen. */
export const resumenDelRango = (busqueda: RangoEscrito): string | undefined =>
  estaElegido(busqueda) ? undefined : `Este mes: ${enPalabras(thisMonth())}`;

const estaElegido = ({ desde, hasta }: RangoEscrito): boolean => desde !== undefined && hasta !== undefined;

const enPalabras = ({ desde, hasta }: DaySpan): string =>
  desde === hasta ? formatDate(desde) : `${formatDate(desde)} – ${formatDate(hasta)}`;
