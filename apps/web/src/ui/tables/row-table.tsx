// A table whose rows hold the keyboard, as the ARIA authoring practices draw a grid, or a tree in columns: its heading stays
// in sight, and only the rows near the window are drawn (windowed-rows.ts). Its look beyond that is of whoever draws it.
//
//   <RowTable patron="grid" etiqueta="Movimientos" cuantas={filas} ventana={ventana} manejo={manejo} encabezado={<tr>…</tr>}>
//     {ventana.filas.map(({ indice, lugar }) => <tr key={indice} {...rowProps({ indice, lugar, activa }, nombre)}>…</tr>)}
//   </RowTable>
import type { ReactNode } from 'react';
import classes from './row-table.module.css';
import type { useTableHandling } from './table-handling.ts';
import type { WindowedRow, WindowedRows } from './windowed-rows.ts';

const PATRONES = {
  grid: { role: 'grid' },
  /** Several of its rows may be chosen. */
  'grid-de-varias': { role: 'grid', 'aria-multiselectable': true },
  treegrid: { role: 'treegrid' },
} as const;

interface RowTableProps {
  readonly patron: keyof typeof PATRONES;
  readonly etiqueta: string;
  /** Undefined while nobody knows how many there are. */
  readonly cuantas: number | undefined;
  readonly ventana: WindowedRows;
  readonly manejo: ReturnType<typeof useTableHandling>;
  /** Its cells. */
  readonly encabezado: ReactNode;
  readonly className?: string | undefined;
  /** The columns, in the heading as in the rows. */
  readonly columnas?: string | undefined;
  /** For the stylesheet of whoever draws it; those that are false are not there. */
  readonly datos?: Readonly<Record<`data-${string}`, boolean>>;
  readonly children: ReactNode;
}

export function RowTable(props: RowTableProps) {
  const { patron, etiqueta, cuantas, ventana, manejo, encabezado, datos = {} } = props;
  return (
    <table
      {...PATRONES[patron]}
      aria-label={etiqueta}
      aria-rowcount={cuantas === undefined ? -1 : cuantas + 1}
      className={`${classes.tabla} ${props.className ?? ''}`}
      {...onlyTrue(datos)}
      {...manejo}
    >
      <thead className={classes.encabezado}>
        <tr className={props.columnas} aria-rowindex={1}>
          {encabezado}
        </tr>
      </thead>
      <tbody ref={ventana.lista} className={classes.filas} style={ventana.cuerpo}>
        {props.children}
      </tbody>
    </table>
  );
}

const onlyTrue = (datos: Readonly<Record<string, boolean>>) =>
  Object.fromEntries(Object.entries(datos).filter(([, es]) => es));

export interface RowPlace extends WindowedRow {
  /** Holds the keyboard. */
  readonly activa: boolean;
}

/** What every row of the table carries; `nombre` is what is read aloud. */
export const rowProps = ({ indice, lugar, activa }: RowPlace, nombre: string) =>
  ({
    style: lugar,
    tabIndex: activa ? 0 : -1,
    'aria-label': nombre,
    'aria-rowindex': indice + 2,
    'data-index': indice,
  }) as const;
