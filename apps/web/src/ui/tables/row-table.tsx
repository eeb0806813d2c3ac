// The one table of the house for a list whose rows open what they stand for: the keyboard goes through them. Where there
// is no room the columns that matter least go first; on a phone each row is a card.
//
//   <RowTable label="Cajas del día" columns={columns} rows={cajas} keyOf={({ id }) => id} name={…} onOpen={…} />
import { type ReactNode, useEffect, useState } from 'react';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import { RowGrid, rowProps } from './row-grid.tsx';
import { useRowHeight } from './row-height.ts';
import classes from './row-table.module.css';
import { useTableHandling } from './table-handling.ts';
import { useWindowedRows } from './windowed-rows.ts';

export interface RowColumn<F> {
  readonly title: string;
  readonly cell: (row: F) => ReactNode;
  /** How wide it is, and how what is in it stands: texto takes what is left. */
  readonly kind: 'texto' | 'nombre' | 'estado' | 'fecha' | 'cuenta' | 'monto' | 'avisos';
  /** Gives way when there is no room for all: segunda before primera. */
  readonly yields?: 'primera' | 'segunda';
}

interface RowTableProps<F> {
  readonly label: string;
  readonly columns: readonly RowColumn<F>[];
  readonly rows: readonly F[];
  readonly keyOf: (row: F) => string;
  /** What is read aloud. */
  readonly name: (row: F) => string;
  readonly onOpen: (row: F, means: OpenedBy) => void;
  /** The one whose panel is open. */
  readonly opened?: ((row: F) => boolean) | undefined;
  /** There are more than are here: the end of these is near. Kept between draws. */
  readonly onEnd?: (() => void) | undefined;
}

export type OpenedBy = 'teclado' | 'puntero';

const CARD_HEIGHT = 132;
const FOOT_HEIGHT = 40;
const ROWS_BEFORE_END = 40;

export function RowTable<F>(props: RowTableProps<F>) {
  const asCards = !useAtLeast('sm');
  // The heights of one shape say nothing of the other's: the table starts again.
  return <WindowTable key={String(asCards)} asCards={asCards} {...props} />;
}

function WindowTable<F>(props: RowTableProps<F> & { readonly asCards: boolean }) {
  const { asCards, label, columns, rows, keyOf, name, opened } = props;
  const { window, handling, active } = useTableRows(props);
  return (
    <RowGrid
      pattern="grid"
      label={label}
      count={props.onEnd === undefined ? rows.length : undefined}
      window={window}
      handling={handling}
      className={classes.tabla}
      columns={classes.columnas}
      data={{ 'data-en-tarjetas': asCards }}
      heading={columns.map(({ title, kind, yields }) => (
        <th key={title} scope="col" data-clase={kind} data-cede={yields}>
          {title}
        </th>
      ))}
    >
      {window.rows.map(({ index, place }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <tr
            key={keyOf(row)}
            {...rowProps({ index, place, active: index === active }, name(row))}
            ref={window.measure}
            className={`${classes.fila} ${classes.columnas}`}
            aria-current={opened?.(row) || undefined}
          >
            <Cells columns={columns} row={row} />
          </tr>
        );
      })}
    </RowGrid>
  );
}

type RowTotalsProps<F> = Pick<RowTableProps<F>, 'label' | 'columns' | 'rows' | 'keyOf'>;

/** What its rows add up to, a row for each part, under the same columns: always in sight below them. */
export function RowTotals<F>({ label, columns, rows, keyOf }: RowTotalsProps<F>) {
  return (
    <table className={`${classes.tabla} ${classes.totales}`} aria-label={label}>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={classes.columnas}>
            <Cells columns={columns} row={row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cells<F>({ columns, row }: Pick<RowTableProps<F>, 'columns'> & { readonly row: F }) {
  return columns.map(({ title, kind, yields, cell }) => (
    <td key={title} data-clase={kind} data-cede={yields} data-titulo={title}>
      {cell(row)}
    </td>
  ));
}

function useTableRows<F>(props: RowTableProps<F> & { readonly asCards: boolean }) {
  const { asCards, rows, keyOf, opened, onOpen, onEnd } = props;
  const [remembered, setRemembered] = useState(0);
  const active = Math.max(0, Math.min(rows.length - 1, remembered));
  const height = useRowHeight();
  const window = useWindowedRows({
    count: rows.length,
    rowHeight: asCards ? CARD_HEIGHT : height,
    keyAt: asCards ? (place) => keyIn(rows, keyOf, place) : undefined,
    active,
    headingHeight: height,
    footHeight: FOOT_HEIGHT,
  });
  useEffect(() => {
    if (window.range.hasta >= rows.length - ROWS_BEFORE_END) onEnd?.();
  }, [window.range.hasta, rows.length, onEnd]);
  const open = (index: number, means: OpenedBy) => {
    const row = rows[index];
    if (row !== undefined) onOpen(row, means);
  };
  const handling = useTableHandling({
    count: rows.length,
    window,
    active: { row: active, column: 0 },
    onActivate: ({ row }) => setRemembered(row),
    onEnter: (row) => open(row, 'teclado'),
    onPress: (row) => open(row, 'puntero'),
    // An open panel follows whoever goes through the list.
    onArrive: (row) => {
      const some = opened !== undefined && rows.some(opened);
      const next = rows[row];
      if (some && next !== undefined && !opened(next)) open(row, 'puntero');
    },
  });
  return { window, handling, active };
}

function keyIn<F>(rows: readonly F[], keyOf: (row: F) => string, place: number): string {
  const row = rows[place];
  return row === undefined ? String(place) : keyOf(row);
}
