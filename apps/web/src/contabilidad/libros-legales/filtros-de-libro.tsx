// The filters that the books share, in their line: days of one year, agencia and paper; between them, the ones of each book.
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf } from '#platform/query.ts';
import { AgencyField } from '#ui/fields/agency-field.tsx';
import { DateRange } from '#ui/fields/date-range.tsx';
import { PaperField } from '#ui/fields/paper-field.tsx';
import { FilterLine } from '#ui/page/filter-line.tsx';
import barra from './barra-de-libro.module.css';
import {
  type FiltroDeLibro,
  type FiltrosComunes,
  filtrosComunes,
  resumenDelRango,
} from './filtros-en-uso.ts';
import { enUnAnio, rangoDe } from './rango-de-libro.ts';

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
      filtros={enUso}
      resumen={fecha === undefined ? resumenDelRango(busqueda) : props.resumen}
      onQuitar={(clave) => onCambio(enUso.find((uno) => uno.clave === clave)?.sinEl ?? {})}
      onLimpiar={props.onLimpiar}
    >
      <div className={barra.barra}>
        {fecha ?? <DateRange valor={rango} onCambio={(nuevo) => onCambio(enUnAnio(nuevo, rango))} />}
        <AgencyField
          className={barra.agencia}
          valor={agencia}
          onCambio={(elegida) => onCambio({ agencia: elegida })}
        />
        {children}
        <PaperField
          valor={papel}
          onCambio={(elegido) => onCambio({ papel: elegido === 'oficio' ? elegido : undefined })}
        />
      </div>
    </FilterLine>
  );
}
