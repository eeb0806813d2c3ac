// One row for each operación in each class in which it may come, under its area; the cells are of whoever draws it.
import { nombreDeOperacion, nombresDeArea, nombresDeClase } from '@cuadra/core/control/operaciones';
import type { ReactNode } from 'react';
import { DataTable } from '#ui/tables/data-table.tsx';
import { areas, type Renglon } from './edicion.ts';
import classes from './politica.module.css';

interface Columna {
  readonly id: string;
  readonly title: string;
  /** Where several are of one thing. */
  readonly group?: string;
}

interface TablaProps {
  readonly etiqueta: string;
  readonly columnas: readonly Columna[];
  readonly celdas: (renglon: Renglon, nombre: string) => readonly ReactNode[];
}

export function Tabla({ etiqueta, columnas, celdas }: TablaProps) {
  const groups = areas.map(({ area, renglones }) => ({
    key: area,
    title: nombresDeArea[area],
    rows: renglones.map((renglon) => {
      const deQue = nombreDeOperacion(renglon.operacion);
      const suClase = renglon.conClase ? nombresDeClase[renglon.clase].toLowerCase() : undefined;
      const nombre = suClase === undefined ? deQue : `${deQue}, ${suClase}`;
      return { renglon, deQue, suClase, celdas: celdas(renglon, nombre) };
    }),
  }));
  return (
    <DataTable
      label={etiqueta}
      narrow="scroll"
      rows={{ groups }}
      rowKey={({ renglon: { operacion, clase } }) => `${operacion} ${clase}`}
      columns={[
        {
          title: 'Operación',
          rowHeader: true,
          width: '11rem',
          cell: ({ deQue, suClase }) => (
            <>
              {deQue}
              {suClase !== undefined && <span className={classes.clase}> · {suClase}</span>}
            </>
          ),
        },
        ...columnas.map((columna, lugar) => ({
          ...columna,
          kind: 'field' as const,
          cell: (fila: { readonly celdas: readonly ReactNode[] }) => fila.celdas[lugar],
        })),
      ]}
    />
  );
}
