// The element of every table that holds the keyboard, as the ARIA authoring practices draw a grid or a tree in columns: its
// name, how many rows and columns it has, of which only some may be drawn, and where its keys and clicks are attended. Its
// look is of whoever draws it. A list is a RowGrid; this one alone is for sheets, statements and calendars.
//
//   <GridTable pattern="grid" label="Líneas" rows={lineas.length + 1} onKeyDown={move}>
//     <thead>…</thead>
//     <tbody>…<RowGap height={96} columns={5} />…</tbody>
//   </GridTable>
import type { ComponentProps } from 'react';

const PATTERNS = {
  grid: { role: 'grid' },
  /** Several of its rows may be chosen. */
  'grid-of-many': { role: 'grid', 'aria-multiselectable': true },
  treegrid: { role: 'treegrid' },
} as const;

interface GridTableProps extends Omit<ComponentProps<'table'>, 'role' | 'aria-label' | 'rows'> {
  readonly pattern: keyof typeof PATTERNS;
  readonly label: string;
  /** The headings too; absent, all are drawn. */
  readonly rows?: number;
  readonly columns?: number;
}

export function GridTable({ pattern, label, rows, columns, children, ...rest }: GridTableProps) {
  return (
    <table {...PATTERNS[pattern]} aria-label={label} aria-rowcount={rows} aria-colcount={columns} {...rest}>
      {children}
    </table>
  );
}

const MEANINGLESS = { role: 'presentation' } as const;

/** The place of the rows that are not drawn. */
export function RowGap({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <tr {...MEANINGLESS}>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
