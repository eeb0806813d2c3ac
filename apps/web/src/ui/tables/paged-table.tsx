// A table of any length, of which only the rows in sight are drawn and only their pages are kept. Its index says where
// each page begins, so that any place of it is one short question away.
//
//   <PagedTable label="Libro Diario" count={rows} pages={pages} queryFor={(n) => …} rowHeight={34}
//     heading={<th>…</th>} draw={(row) => ({ name: '…', cells: <td>…</td> })} onOpen={(row) => …} />
//
// ↑ ↓ RePág AvPág Inicio Fin go through it; Enter opens.
import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import { memo, type ReactNode, useState } from 'react';
import { useNearbyPages } from './nearby-pages.ts';
import { pageOf } from './paged-rows.ts';
import classes from './paged-table.module.css';
import { RowGrid, type RowPlace, rowProps } from './row-grid.tsx';
import { useRowHeight } from './row-height.ts';
import { useTableHandling } from './table-handling.ts';
import { useWindowedRows, type WindowedRows } from './windowed-rows.ts';

interface PageQuery<F> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<readonly F[]>;
}

export interface DrawnRow {
  /** Told to whoever does not see it. */
  readonly name: string;
  readonly cells: ReactNode;
  /** For the stylesheet of whoever draws it. */
  readonly style?: string;
}

interface PagedTableProps<F> {
  readonly label: string;
  readonly count: number;
  /** Where each page begins. */
  readonly pages: readonly { readonly fila: number }[];
  readonly queryFor: (page: number) => PageQuery<F>;
  readonly rowHeight: number;
  readonly heading: ReactNode;
  /** Kept between draws: a row is drawn again when it changes. */
  readonly draw: (fila: F) => DrawnRow;
  readonly onOpen?: (fila: F) => void;
  /** The columns, of whoever draws the cells. */
  readonly className?: string | undefined;
}

const FOOT_HEIGHT = 40;

export function PagedTable<F>(props: PagedTableProps<F>) {
  const { count, rowHeight, draw, onOpen } = props;
  const [active, setActive] = useState(0);
  const window = useWindowedRows({
    count,
    rowHeight,
    active,
    headingHeight: useRowHeight(),
    footHeight: FOOT_HEIGHT,
  });
  const { brought, read } = useRows(props, window.range);
  const handling = useTableHandling({
    count,
    window,
    active: { row: active, column: 0 },
    onActivate: ({ row: fila }) => setActive(fila),
    onEnter: (index) => {
      const own = read(index);
      if (own !== undefined) onOpen?.(own);
    },
  });
  return (
    <>
      <RowGrid
        pattern="grid"
        label={props.label}
        count={count}
        window={window}
        handling={handling}
        className={`${classes.tabla} ${props.className ?? ''}`}
        heading={props.heading}
      >
        {window.rows.map(({ index, place }) => (
          <Line
            key={index}
            index={index}
            place={place}
            active={index === active}
            row={read(index)}
            draw={draw as (fila: unknown) => DrawnRow}
          />
        ))}
      </RowGrid>
      <Failure brought={brought} />
    </>
  );
}

/** The pages in sight, and the row of each place once its page has come. */
function useRows<F>({ pages, queryFor }: PagedTableProps<F>, { desde, hasta }: WindowedRows['range']) {
  const near = inSequence(pageOf(pages, desde), pageOf(pages, hasta));
  const brought = useNearbyPages(near, queryFor);
  const read = (index: number): F | undefined => {
    const page = pageOf(pages, index);
    return brought.get(page)?.data?.[index - (pages[page]?.fila ?? 0)];
  };
  return { brought, read };
}

interface LineProps extends RowPlace {
  /** Undefined until its page arrives. */
  readonly row: unknown;
  readonly draw: (fila: unknown) => DrawnRow;
}

const Line = memo(function Line({ row, draw, ...place }: LineProps) {
  const drawn = row === undefined ? undefined : draw(row);
  return (
    <tr {...rowProps(place, drawn?.name ?? 'Cargando')} data-estilo={drawn?.style}>
      {drawn?.cells ?? (
        <td className={classes.espera}>
          <span className={classes.barra} />
        </td>
      )}
    </tr>
  );
});

function Failure({ brought }: { readonly brought: ReadonlyMap<number, UseQueryResult<unknown>> }) {
  const failed = [...brought.values()].filter(({ isError, data }) => isError && data === undefined);
  if (failed.length === 0) return null;
  const retry = () => {
    for (const page of failed) void page.refetch();
  };
  return (
    <div className={classes.fallo} role="alert">
      No se pudo traer esta parte.{' '}
      <button type="button" onClick={retry}>
        Reintentar
      </button>
    </div>
  );
}

const inSequence = (desde: number, hasta: number): number[] =>
  desde < 0 ? [] : Array.from({ length: hasta - desde + 1 }, (_, place) => desde + place);
