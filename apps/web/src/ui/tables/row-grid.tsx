// A table whose rows hold the keyboard, as the ARIA authoring practices draw a grid, or a tree in columns: its heading stays
// in sight, and only the rows near the window are drawn (windowed-rows.ts). Its look beyond that is of whoever draws it.
//
//   <RowGrid pattern="grid" label="Movimientos" count={rows} window={window} handling={handling} heading={<tr>…</tr>}>
//     {window.filas.map(({ indice, lugar }) => <tr key={index} {...rowProps({ indice, lugar, activa }, nombre)}>…</tr>)}
//   </RowGrid>
import type { ReactNode } from 'react';
import classes from './row-grid.module.css';
import type { useTableHandling } from './table-handling.ts';
import type { WindowedRow, WindowedRows } from './windowed-rows.ts';

const PATTERNS = {
  grid: { role: 'grid' },
  /** Several of its rows may be chosen. */
  'grid-de-varias': { role: 'grid', 'aria-multiselectable': true },
  treegrid: { role: 'treegrid' },
} as const;

interface RowGridProps {
  readonly pattern: keyof typeof PATTERNS;
  readonly label: string;
  /** Undefined while nobody knows how many there are. */
  readonly count: number | undefined;
  readonly window: WindowedRows;
  readonly handling: ReturnType<typeof useTableHandling>;
  /** Its cells. */
  readonly heading: ReactNode;
  readonly className?: string | undefined;
  /** The columns, in the heading as in the rows. */
  readonly columns?: string | undefined;
  /** For the stylesheet of whoever draws it; those that are false are not there. */
  readonly data?: Readonly<Record<`data-${string}`, boolean>>;
  readonly children: ReactNode;
}

export function RowGrid(props: RowGridProps) {
  const { pattern, label, count, window, handling, heading, data = {} } = props;
  return (
    <table
      {...PATTERNS[pattern]}
      aria-label={label}
      aria-rowcount={count === undefined ? -1 : count + 1}
      className={`${classes.tabla} ${props.className ?? ''}`}
      {...onlyTrue(data)}
      {...handling}
    >
      <thead className={classes.encabezado}>
        <tr className={props.columns} aria-rowindex={1}>
          {heading}
        </tr>
      </thead>
      <tbody ref={window.list} className={classes.filas} style={window.body}>
        {props.children}
      </tbody>
    </table>
  );
}

const onlyTrue = (data: Readonly<Record<string, boolean>>) =>
  Object.fromEntries(Object.entries(data).filter(([, is]) => is));

export interface RowPlace extends WindowedRow {
  /** Holds the keyboard. */
  readonly active: boolean;
}

/** What every row of the table carries; `nombre` is what is read aloud. */
export const rowProps = ({ index, place, active }: RowPlace, name: string) =>
  ({
    style: place,
    tabIndex: active ? 0 : -1,
    'aria-label': name,
    'aria-rowindex': index + 2,
    'data-index': index,
  }) as const;
