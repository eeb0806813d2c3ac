// The filters that the books share, in their line: days of one year, agencia and paper; between them, the ones of each book.

import { type Agencia, listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf } from '#platform/query.ts';
import { AgencyField } from '#ui/fields/agency-field.tsx';
import { DateRange } from '#ui/fields/date-range.tsx';
import { PaperField } from '#ui/fields/paper-field.tsx';
import { formatDate } from '#ui/format/date.ts';
import { type DaySpan, thisMonth } from '#ui/format/ranges.ts';
import { Row } from '#ui/layout/layout.tsx';
import { FilterLine } from '#ui/page/filter-line.tsx';
import classes from './libros-legales.module.css';
import { enUnAnio, type RangoEscrito, rangoDe } from './rango-de-libro.ts';

interface FiltrosDeLibroProps<B extends FiltrosComunes> {
  readonly busqueda: B;
  readonly onCambio: (cambios: B | FiltrosComunes) => void;
  readonly onLimpiar: () => void;
  /** Those of the book in force, in words. */
  readonly propios?: readonly FiltroDeLibro<B>[];
  /** In place of the days. */
  readonly fecha?: ReactNode;
  /** What the day in place of them is, in words. */
  readonly resumen?: string | undefined;
  readonly children?: ReactNode;
}

export function FiltrosDeLibro<B extends FiltrosComunes>(props: FiltrosDeLibroProps<B>) {
  const { busqueda, onCambio, propios = [], fecha, children } = props;
  const { agencia, papel = 'carta' } = busqueda;
  const rango = rangoDe(busqueda);
  const { data: agencias = [] } = useQuery(queryOf(listarAgencias));
  const enUso = [...filtrosComunes(busqueda, agencias, fecha === undefined), ...propios];
  return (
    <FilterLine
      filters={enUso}
      summary={fecha === undefined ? resumenDelRango(busqueda) : props.resumen}
      onRemove={(clave) => onCambio(enUso.find((uno) => uno.key === clave)?.sinEl ?? {})}
      onClear={props.onLimpiar}
    >
      <Row align="start" gap="md lg" pad="md xl">
        {fecha ?? <DateRange value={rango} onChange={(nuevo) => onCambio(enUnAnio(nuevo, rango))} />}
        <AgencyField
          className={classes.agencia}
          value={agencia}
          onChange={(elegida) => onCambio({ agencia: elegida })}
        />
        {children}
        <PaperField
          value={papel}
          onChange={(elegido) => onCambio({ papel: elegido === 'oficio' ? elegido : undefined })}
        />
      </Row>
    </FilterLine>
  );
}

interface FiltrosComunes extends RangoEscrito {
  readonly agencia?: string | undefined;
  /** Absent: carta. */
  readonly papel?: 'oficio' | undefined;
}

export interface FiltroDeLibro<B> {
  readonly key: string;
  readonly text: string;
  readonly sinEl: B;
}

/** What was chosen in a book, in words, each with what undoes it. */
function filtrosComunes(
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
            key: 'fechas',
            text: `Fechas: ${enPalabras(rangoDe(busqueda))}`,
            sinEl: { desde: undefined, hasta: undefined },
          },
        ]
      : []),
    ...(agencia === undefined
      ? []
      : [{ key: 'agencia', text: `Agencia: ${agencia} ${nombre}`.trim(), sinEl: { agencia: undefined } }]),
    ...(papel === undefined ? [] : [{ key: 'papel', text: 'Papel: oficio', sinEl: { papel: undefined } }]),
  ];
}

/** The days that hold without being chosen. */
const resumenDelRango = (busqueda: RangoEscrito): string | undefined =>
  estaElegido(busqueda) ? undefined : `Este mes: ${enPalabras(thisMonth())}`;

const estaElegido = ({ desde, hasta }: RangoEscrito): boolean => desde !== undefined && hasta !== undefined;

const enPalabras = ({ desde, hasta }: DaySpan): string =>
  desde === hasta ? formatDate(desde) : `${formatDate(desde)} – ${formatDate(hasta)}`;
