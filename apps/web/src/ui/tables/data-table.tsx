// A table drawn whole: lists without a window over their rows, figures with their totals, sheets as they were read. Its
// columns say what they hold; where there is no room for them, `narrow` says what the table becomes. The measure is its own
// width, not the window's, since the menu takes its part.
//
//   <DataTable label="Usuarios" columns={columns} rows={usuarios} rowKey={({ id }) => id} />
//
//   <DataTable label="Por producto" narrow="stack" rows={productos} rowKey={({ codigo }) => codigo}
//     columns={[
//       { title: 'Producto', rowHeader: true, cell: ({ nombre }) => nombre },
//       { title: 'Interés (Q)', kind: 'amount', cell: ({ interes }) => interes, total: suma },
//     ]} />
//
// A link inside a row with the class `rowLink` takes the clicks on the whole row. What a list of any length needs is a
// RowGrid.
import type { Centavos } from '@cuadra/core/dinero';
import type { ReactNode } from 'react';
import { formatearSaldo } from '#ui/format/dinero.ts';
import classes from './data-table.module.css';

interface AnyColumn<R> {
  /** Its heading, and what its cells are told by where the headings are gone. */
  readonly title: string;
  /** What it is known by, where several have one title. */
  readonly id?: string;
  /** Drawn in the place of the title: a field that says what the column is. */
  readonly heading?: ReactNode;
  /** Read aloud and not seen, as that of a column of buttons. */
  readonly hiddenTitle?: boolean;
  /** Over it and over those beside it that say the same. */
  readonly group?: string;
  /** What it holds names the row. */
  readonly rowHeader?: boolean;
  /** Gives way where there is no room for all. */
  readonly yields?: boolean;
  readonly width?: string;
  readonly tone?: Tone | undefined | ((row: R) => Tone | undefined);
  /** How many columns the cell of a row goes across. */
  readonly across?: (row: R) => number;
}

/**
 * main heads the card and second follows it, both without their label; words take the width that the others leave; code is
 * for codes, dates and ranges, which are read as words; number is a figure already written, and amount one in centavos:
 * both line up by their right; raw is what a sheet says, in one line; field is where something is written; drawing is not
 * read aloud, and a phone leaves it out; actions are buttons, at the end of the row and of the card.
 */
type WrittenKind =
  | 'main'
  | 'second'
  | 'text'
  | 'words'
  | 'code'
  | 'number'
  | 'raw'
  | 'field'
  | 'drawing'
  | 'actions';

interface WrittenColumn<R> extends AnyColumn<R> {
  readonly kind?: WrittenKind;
  readonly cell: (row: R) => ReactNode;
  readonly total?: ReactNode;
}

interface AmountColumn<R> extends AnyColumn<R> {
  readonly kind: 'amount';
  /** Null leaves it blank. */
  readonly cell: (row: R) => Centavos | null;
  readonly total?: Centavos | null;
}

export type Column<R> = WrittenColumn<R> | AmountColumn<R>;

/** former is what stood there before; inner is part of what stands above it. */
type Tone = 'muted' | 'strong' | 'bad' | 'former' | 'inner';

export interface RowGroup<R> {
  readonly key: string;
  readonly title: ReactNode;
  /** What its rows add up to, under the last column. */
  readonly total?: ReactNode;
  readonly rows: readonly R[];
}

interface DataTableProps<R> {
  /** What it is called where nothing in sight does. */
  readonly label?: string | undefined;
  /** Its name in sight, over it. */
  readonly caption?: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[] | { readonly groups: readonly RowGroup<R>[] };
  readonly rowKey: (row: R, place: number) => string;
  readonly rowTone?: ((row: R) => Tone | 'heading' | undefined) | undefined;
  /**
   * Where there is no room, cards are a card per row, with as many columns of figures as fit; stack is the name of each row
   * with its figures under it; scroll slides sideways, its first column in sight. keep stays as it is.
   */
  readonly narrow?: 'cards' | 'stack' | 'scroll' | 'keep';
  /** compact is for panels, dialogs and what stands inside of something else; tight, for small print, without lines. */
  readonly density?: 'rows' | 'compact' | 'tight';
  /** Lined around; one with a height scrolls inside of it. */
  readonly frame?: boolean | { readonly height: string; readonly label: string } | undefined;
  /** All its columns are as wide. */
  readonly even?: boolean;
}

/** The class of a link that takes the clicks on its row. */
export const rowLink = classes.link ?? '';

export function DataTable<R>(props: DataTableProps<R>) {
  const { label, caption, columns, rows, narrow = 'cards', density = 'rows', even } = props;
  const groups = 'groups' in rows ? rows.groups : [{ key: 'all', title: undefined, rows }];
  return (
    <Frame frame={props.frame} narrow={narrow}>
      <table
        className={classes.table}
        aria-label={label}
        data-narrow={narrow}
        data-density={density}
        data-even={even || undefined}
      >
        {caption !== undefined && <caption>{caption}</caption>}
        <Headings columns={columns} />
        {groups.map((group) => (
          <tbody key={group.key}>
            {group.title !== undefined && (
              <GroupHeading title={group.title} total={group.total} columns={columns.length} />
            )}
            {group.rows.map((row, place) => (
              <Row key={props.rowKey(row, place)} row={row} columns={columns} rowTone={props.rowTone} />
            ))}
          </tbody>
        ))}
        <Totals columns={columns} />
      </table>
    </Frame>
  );
}

/** What scrolls can be scrolled from the keyboard. */
const REACHABLE = 0;

type FrameProps = Pick<DataTableProps<never>, 'frame' | 'narrow'> & { readonly children: ReactNode };

function Frame({ frame = false, narrow, children }: FrameProps) {
  const look = {
    className: classes.frame,
    'data-narrow': narrow,
    'data-framed': frame !== false || undefined,
  };
  if (typeof frame === 'boolean') return <div {...look}>{children}</div>;
  return (
    <section {...look} aria-label={frame.label} tabIndex={REACHABLE} style={{ maxHeight: frame.height }}>
      {children}
    </section>
  );
}

const keyOf = ({ id, title }: { readonly id?: string; readonly title: string }) => id ?? title;

function Headings<R>({ columns }: Pick<DataTableProps<R>, 'columns'>) {
  return (
    <thead className={columns.every(({ hiddenTitle }) => hiddenTitle) ? classes.hidden : undefined}>
      {columns.some(({ group }) => group !== undefined) && (
        <tr>
          {neighbours(columns).map(({ key, group, count }) =>
            group === undefined ? (
              <td key={key} colSpan={count} />
            ) : (
              <th key={key} scope="colgroup" colSpan={count}>
                {group}
              </th>
            ),
          )}
        </tr>
      )}
      <tr>
        {columns.map((column) => (
          <th
            key={keyOf(column)}
            scope="col"
            {...lookOf(column)}
            style={{ width: column.width, minWidth: column.width }}
          >
            {column.heading ?? <Title {...column} />}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Only what is hidden has an element of its own. */
const Title = ({ title, hiddenTitle, kind }: Pick<Column<never>, 'title' | 'hiddenTitle' | 'kind'>) =>
  hiddenTitle || kind === 'actions' ? <span className={classes.hidden}>{title}</span> : title;

interface Neighbours {
  readonly key: string;
  readonly group: string | undefined;
  readonly count: number;
}

function neighbours(
  columns: readonly Pick<Column<never>, 'id' | 'title' | 'group'>[],
): readonly Neighbours[] {
  const found: Neighbours[] = [];
  for (const column of columns) {
    const last = found.at(-1);
    if (last !== undefined && last.group === column.group)
      found.splice(-1, 1, { ...last, count: last.count + 1 });
    else found.push({ key: keyOf(column), group: column.group, count: 1 });
  }
  return found;
}

interface GroupHeadingProps extends Pick<RowGroup<never>, 'title' | 'total'> {
  readonly columns: number;
}

function GroupHeading({ title, total, columns }: GroupHeadingProps) {
  return (
    <tr data-tone="group">
      <th scope="rowgroup" colSpan={total === undefined ? columns : columns - 1}>
        {title}
      </th>
      {total !== undefined && <td data-kind="number">{total}</td>}
    </tr>
  );
}

interface RowProps<R> extends Pick<DataTableProps<R>, 'columns' | 'rowTone'> {
  readonly row: R;
}

function Row<R>({ row, columns, rowTone }: RowProps<R>) {
  let covered = 0;
  const cells = columns.flatMap((column) => {
    if (covered > 0) {
      covered -= 1;
      return [];
    }
    const width = column.across?.(row) ?? 1;
    covered = width - 1;
    const { tone } = column;
    return [
      <Cell
        key={keyOf(column)}
        column={column}
        width={width}
        tone={typeof tone === 'function' ? tone(row) : tone}
      >
        {column.kind === 'amount' ? amount(column.cell(row)) : column.cell(row)}
      </Cell>,
    ];
  });
  return <tr data-tone={rowTone?.(row)}>{cells}</tr>;
}

const amount = (centavos: Centavos | null | undefined) =>
  centavos == null ? null : formatearSaldo(centavos);

function Totals<R>({ columns }: Pick<DataTableProps<R>, 'columns'>) {
  if (columns.every(({ total }) => total === undefined)) return null;
  return (
    <tfoot>
      <tr>
        {columns.map((column, place) =>
          place === 0 ? (
            <th key={keyOf(column)} scope="row">
              {column.total ?? 'Total'}
            </th>
          ) : (
            <Cell key={keyOf(column)} column={{ ...column, rowHeader: false }}>
              {column.kind === 'amount' ? amount(column.total) : column.total}
            </Cell>
          ),
        )}
      </tr>
    </tfoot>
  );
}

interface CellProps {
  readonly column: Pick<Column<never>, 'title' | 'rowHeader' | 'hiddenTitle' | 'kind' | 'yields'>;
  readonly width?: number;
  readonly tone?: Tone | undefined;
  readonly children: ReactNode;
}

function Cell({ column, width = 1, tone, children }: CellProps) {
  const look = {
    ...lookOf(column),
    'data-title': column.hiddenTitle ? undefined : column.title,
    'data-tone': tone,
    colSpan: width > 1 ? width : undefined,
  };
  return column.rowHeader ? (
    <th scope="row" {...look}>
      {children}
    </th>
  ) : (
    <td {...look}>{children}</td>
  );
}

const lookOf = ({ kind, yields }: Pick<Column<never>, 'kind' | 'yields'>) => ({
  'data-kind': kind === 'amount' ? 'number' : kind,
  'data-yields': yields || undefined,
  'aria-hidden': kind === 'drawing' || undefined,
});

/** Something and what it amounts to, column by column. */
export interface AmountsRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly amounts: readonly (Centavos | null)[];
}

/** The columns of a table of AmountsRow: `name` is what the first one is called. */
export const amountColumns = (
  name: string,
  titles: readonly string[],
  totals?: AmountsRow['amounts'],
): readonly Column<AmountsRow>[] => [
  { title: name, rowHeader: true, cell: (row) => row.name },
  ...titles.map((title, place) => ({
    title,
    kind: 'amount' as const,
    cell: ({ amounts }: AmountsRow) => amounts[place] ?? null,
    ...(totals === undefined ? {} : { total: totals[place] ?? null }),
  })),
];
