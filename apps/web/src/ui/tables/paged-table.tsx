// A table of any length, of which only the rows in sight are drawn and only their pages are kept. Its index says where
// each page begins, so that any place of it is one short question away.
//
//   <PagedTable label="Libro Diario" count={rows} pages={pages} queryFor={(n) => …} rowHeight={34}
//     heading={<th>…</th>} row={(fila) => ({ name: '…', celdas: <td>…</td> })} onOpen={(fila) => …} />
//
// ↑ ↓ RePág AvPág Inicio Fin go through it; Enter opens.
import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import { memo, type ReactNode, useState } from 'react';
import { useNearbyPages } from './nearby-pages.ts';
import { pageOf } from './paged-rows.ts';
import classes from './paged-table.module.css';
import { useRowHeight } from './row-height.ts';
import { type RowPlace, RowGrid, rowProps } from './row-grid.tsx';
import { useTableHandling } from './table-handling.ts';
import { useWindowedRows, type WindowedRows } from './windowed-rows.ts';

interface PageQuery<F> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<readonly F[]>;
}

export interface DrawnRow {
  /** Told to whoever does not see it. */
  readonly nombre: string;
  readonly celdas: ReactNode;
  /** For the stylesheet of whoever draws it. */
  readonly estilo?: string;
}

interface PagedTableProps<F> {
  readonly etiqueta: string;
  readonly cuantas: number;
  /** Where each page begins. */
  readonly paginas: readonly { readonly fila: number }[];
  readonly consultaDe: (pagina: number) => PageQuery<F>;
  readonly altoDeFila: number;
  readonly encabezado: ReactNode;
  /** Kept between draws: a row is drawn again when it changes. */
  readonly fila: (fila: F) => DrawnRow;
  readonly onAbrir?: (fila: F) => void;
  /** The columns, of whoever draws the cells. */
  readonly className?: string | undefined;
}

const ALTO_DEL_PIE = 40;

export function PagedTable<F>(props: PagedTableProps<F>) {
  const { cuantas, altoDeFila, fila: dibujar, onAbrir } = props;
  const [activa, setActiva] = useState(0);
  const ventana = useWindowedRows({
    count: cuantas,
    rowHeight: altoDeFila,
    active: activa,
    headingHeight: useRowHeight(),
    footHeight: ALTO_DEL_PIE,
  });
  const { traidas, leer } = useRows(props, ventana.range);
  const manejo = useTableHandling({
    count: cuantas,
    window: ventana,
    active: { row: activa, column: 0 },
    onActivate: ({ row: fila }) => setActiva(fila),
    onEnter: (indice) => {
      const suya = leer(indice);
      if (suya !== undefined) onAbrir?.(suya);
    },
  });
  return (
    <>
      <RowGrid
        pattern="grid"
        label={props.etiqueta}
        count={cuantas}
        window={ventana}
        handling={manejo}
        className={`${classes.tabla} ${props.className ?? ''}`}
        heading={props.encabezado}
      >
        {ventana.rows.map(({ index: indice, place: lugar }) => (
          <Renglon
            key={indice}
            index={indice}
            place={lugar}
            active={indice === activa}
            fila={leer(indice)}
            dibujar={dibujar as (fila: unknown) => DrawnRow}
          />
        ))}
      </RowGrid>
      <Fallo traidas={traidas} />
    </>
  );
}

/** The pages in sight, and the row of each place once its page has come. */
function useRows<F>({ paginas, consultaDe }: PagedTableProps<F>, { desde, hasta }: WindowedRows['range']) {
  const cerca = enSecuencia(pageOf(paginas, desde), pageOf(paginas, hasta));
  const traidas = useNearbyPages(cerca, consultaDe);
  const leer = (indice: number): F | undefined => {
    const pagina = pageOf(paginas, indice);
    return traidas.get(pagina)?.data?.[indice - (paginas[pagina]?.fila ?? 0)];
  };
  return { traidas, leer };
}

interface RenglonProps extends RowPlace {
  /** Undefined until its page arrives. */
  readonly fila: unknown;
  readonly dibujar: (fila: unknown) => DrawnRow;
}

const Renglon = memo(function Renglon({ fila, dibujar, ...puesto }: RenglonProps) {
  const dibujada = fila === undefined ? undefined : dibujar(fila);
  return (
    <tr {...rowProps(puesto, dibujada?.nombre ?? 'Cargando')} data-estilo={dibujada?.estilo}>
      {dibujada?.celdas ?? (
        <td className={classes.espera}>
          <span className={classes.barra} />
        </td>
      )}
    </tr>
  );
});

function Fallo({ traidas }: { readonly traidas: ReadonlyMap<number, UseQueryResult<unknown>> }) {
  const fallidas = [...traidas.values()].filter(({ isError, data }) => isError && data === undefined);
  if (fallidas.length === 0) return null;
  const reintentar = () => {
    for (const pagina of fallidas) void pagina.refetch();
  };
  return (
    <div className={classes.fallo} role="alert">
      No se pudo traer esta parte.{' '}
      <button type="button" onClick={reintentar}>
        Reintentar
      </button>
    </div>
  );
}

const enSecuencia = (desde: number, hasta: number): number[] =>
  desde < 0 ? [] : Array.from({ length: hasta - desde + 1 }, (_, lugar) => desde + lugar);
