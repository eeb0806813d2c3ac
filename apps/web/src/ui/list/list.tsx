// A list: its filters, its rows in a window, what it adds up to, and beside it the panel of the one that is open. It draws
// what is the same in all of them: the place of the rows while they come, why they did not with the way to ask again, what
// to do where there are none, the way out of the filters where they leave none, and how more are brought.
//
//   const filters = useFilters(filtrosDeCheques);
//   const panel = usePanel(filters, 'cheque');
//   <List label="Registro de cheques" filters={filters} query={useInfiniteQuery(consultas.cheques(filters.query))}
//     rows={({ cheques }) => cheques} table={tablaDeCheques} loading="Cargando los cheques"
//     empty={{ title: 'Aún no hay cheques' }} noMatch={{ title: 'Ningún cheque con esos filtros' }}
//     panel={panel} drawPanel={(id) => <PanelDeCheque id={id} panel={panel} />} />
//
// Enter and a click open a row; ↑ ↓ go through the list, and an open panel follows them; Escape closes it.
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import {
  type ComponentProps,
  type CSSProperties,
  Fragment,
  type ReactNode,
  useCallback,
  useMemo,
} from 'react';
import { Loaded } from '#ui/loading/loaded.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { type OpenedBy, type RowColumn, RowTable } from '#ui/tables/row-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { FilterBar, type FilterBarProps } from './filter-bar.tsx';
import classes from './list.module.css';
import type { OpenPanel } from './use-filters.ts';

/** What is used of a query that brings a list page by page. */
interface Paged<P> {
  readonly data: { readonly pages: readonly P[] } | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
  readonly isPlaceholderData: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** How the rows are drawn: their columns, who each is and how it is read aloud. */
export interface ListTable<F> {
  readonly label: string;
  readonly columns: readonly RowColumn<F>[];
  readonly rowKey: (row: F) => string;
  readonly rowName: (row: F) => string;
  /** Columns of a kind that are wider or narrower than the house's: a CSS width or, of texts and names, a flex. */
  readonly widths?: { readonly [Kind in RowColumn<F>['kind']]?: string };
  /** How many characters its widest figure has, where some are drawn with a mark beside. */
  readonly figures?: (rows: readonly F[]) => number;
}

type Empty = ComponentProps<typeof EmptyState>;

export interface ListProps<F, P, K extends string, Id> extends FilterBarProps<K> {
  /** What the card is, for who does not see it. */
  readonly label: string;
  readonly query: Paged<P>;
  /** Kept between draws where the list may be long. */
  readonly rows: (page: P) => readonly F[];
  /** Told while the rows come. */
  readonly loading: string;
  readonly skeletonRows?: number;
  readonly table: ListTable<F>;
  /** Where a row leads; absent: to its panel, by `panelOf`. */
  readonly onOpen?: (row: F, by: OpenedBy) => void;
  /** What its panel is opened by; undefined: it does not open. */
  readonly panelOf?: (row: F) => Id | undefined;
  readonly panel?: OpenPanel<Id>;
  readonly drawPanel?: (id: Id) => ReactNode;
  /** A CSS width. */
  readonly panelWidth?: string;
  /** Between the filters and the rows. */
  readonly notice?: ReactNode;
  /** Nobody has written any: what to do first. */
  readonly empty: Empty;
  /** The filters leave none. */
  readonly noMatch: Omit<Empty, 'icon' | 'action'>;
  /** The button that brings more; absent: they come by themselves as the end nears. */
  readonly more?: string;
  /** They come by themselves as the end nears, though there is a button too. */
  readonly onward?: boolean;
  /** Beside that button. */
  readonly moreNote?: (last: P) => ReactNode;
  /** Always in sight below the rows. */
  readonly foot?: (rows: readonly F[], first: P) => ReactNode;
}

export function List<F, P, K extends string, Id extends string | number = never>(
  props: ListProps<F, P, K, Id>,
) {
  const { label, query, panel, panelWidth, drawPanel } = props;
  const open = panel?.id;
  const width: CSSProperties & { readonly '--panel-width'?: string } =
    panelWidth === undefined ? {} : { '--panel-width': panelWidth };
  return (
    <div className={classes.view} data-with-panel={open !== undefined || undefined} style={width}>
      <section className={classes.card} aria-label={label} aria-busy={query.isPlaceholderData || undefined}>
        {hasBar(props) && (
          <FilterBar filters={props.filters} own={props.own} summary={props.summary} tools={props.tools} />
        )}
        {props.notice}
        <Rows {...props} />
      </section>
      {open !== undefined && <Fragment key={open}>{drawPanel?.(open)}</Fragment>}
    </div>
  );
}

/** A list with nothing to filter by, and nothing to do on it, is its rows. */
const hasBar = <K extends string>({ filters, summary, tools }: FilterBarProps<K>) =>
  Object.keys(filters.declared).length > 0 || summary !== undefined || tools !== undefined;

function Rows<F, P, K extends string, Id extends string | number>(props: ListProps<F, P, K, Id>) {
  const { query, rows: rowsOf, loading, skeletonRows = 20, foot } = props;
  const { data } = query;
  const rows = useMemo(() => data?.pages.flatMap(rowsOf), [data, rowsOf]);
  const [first] = data?.pages ?? [];
  return (
    <Loaded
      query={{ data: rows, error: query.error, refetch: query.refetch }}
      rows={skeletonRows}
      label={loading}
    >
      {(found) => {
        if (found.length === 0 && !query.hasNextPage) return <Nothing {...props} />;
        return (
          <>
            {found.length > 0 && <Table {...props} found={found} />}
            <More {...props} />
            {found.length > 0 && first !== undefined && foot?.(found, first)}
          </>
        );
      }}
    </Loaded>
  );
}

type InList<F, P, K extends string, Id> = ListProps<F, P, K, Id> & { readonly found: readonly F[] };

function Table<F, P, K extends string, Id extends string | number>(props: InList<F, P, K, Id>) {
  const { query, table, found, panel, panelOf, onOpen, more, onward = more === undefined } = props;
  const { fetchNextPage } = query;
  const toEnd = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const figures = useMemo(() => table.figures?.(found) ?? widestAmount(table.columns, found), [table, found]);
  const widths: CSSProperties & { readonly '--cifras': number } = {
    ...Object.fromEntries(
      Object.entries(table.widths ?? {}).map(([kind, wide]) => [`--width-${kind}`, wide]),
    ),
    '--cifras': figures,
  };
  const open = (row: F, by: OpenedBy) => {
    if (onOpen !== undefined) return onOpen(row, by);
    const id = panelOf?.(row);
    if (id !== undefined) panel?.open(id, by);
  };
  return (
    <div className={classes.rows} data-stale={query.isPlaceholderData || undefined} style={widths}>
      <RowTable
        label={table.label}
        columns={table.columns}
        rows={found}
        keyOf={table.rowKey}
        name={table.rowName}
        onOpen={open}
        {...(panel === undefined
          ? {}
          : { opened: (row: F) => panel.id !== undefined && panelOf?.(row) === panel.id })}
        onEnd={onward && comesByItself(query, props.rows) ? toEnd : undefined}
      />
    </div>
  );
}

/** A page that brought none says how far it looked: more are asked for by the person, and nothing runs on by itself. */
function comesByItself<P>(query: Paged<P>, rowsOf: (page: P) => readonly unknown[]): boolean {
  const last = query.data?.pages.at(-1);
  const broughtSome = last !== undefined && rowsOf(last).length > 0;
  return query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError && broughtSome;
}

/** No figure is ever cut: the widest of the list says how wide their columns are. */
const widestAmount = <F,>(columns: readonly RowColumn<F>[], rows: readonly F[]): number =>
  columns
    .filter(({ kind }) => kind === 'monto')
    .flatMap(({ cell }) => rows.map((row) => cell(row)))
    .reduce<number>((most, cell) => (typeof cell === 'string' ? Math.max(most, cell.length) : most), 0);

function More<F, P, K extends string, Id>({ query, more, moreNote, loading }: ListProps<F, P, K, Id>) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = query;
  if (!hasNextPage) return null;
  if (isFetchNextPageError)
    return <ErrorState title="No se pudieron traer más" error={error} retry={fetchNextPage} />;
  if (more === undefined) return isFetchingNextPage && <SkeletonRows rows={3} label={loading} />;
  const last = data?.pages.at(-1);
  return (
    <div className={classes.more}>
      {last !== undefined && moreNote?.(last)}
      <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {more}
      </Button>
    </div>
  );
}

function Nothing<F, P, K extends string, Id>({ filters, empty, noMatch }: ListProps<F, P, K, Id>) {
  if (!filters.any) return <EmptyState {...empty} />;
  return (
    <EmptyState
      icon={MagnifyingGlassIcon}
      {...noMatch}
      action={
        <Button variant="default" onClick={filters.clear}>
          Limpiar filtros
        </Button>
      }
    />
  );
}
