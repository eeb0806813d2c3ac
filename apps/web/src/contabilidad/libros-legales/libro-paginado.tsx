// The frame that the books share on screen: the index says how many rows there are and where each page begins, only the
// pages in sight are asked for, and what they add up to is always at the foot. Enter opens what is behind a row.
import type { PaginaDeLibro } from '@cuadra/contract/contabilidad/libro-diario';
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useHabits } from '#platform/habits.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { type DrawnRow, PagedTable } from '#ui/tables/paged-table.tsx';
import { useRowHeight } from '#ui/tables/row-height.ts';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import classes from './libros-legales.module.css';
import { MarcaDatosAl } from './marcas-de-cifras.tsx';

interface Indice {
  readonly filas: number;
  readonly paginas: readonly PaginaDeLibro[];
  /** Until when it knows, if not up to now. */
  readonly datosAl?: string | undefined;
}

/** One of the book's questions, and the path by which its answer is kept. */
interface Pregunta<Q, R> {
  readonly ruta: string;
  readonly leer: (query: Q, signal: AbortSignal) => Promise<R>;
}

type Pagina<Q> = Q & { readonly clave: string; readonly fin?: string };

interface LibroPaginadoProps<Q, I extends Indice, F> {
  readonly etiqueta: string;
  readonly className: string | undefined;
  /** Kept between draws. */
  readonly filtros: Q;
  readonly indice: Pregunta<Q, I>;
  readonly pagina: Pregunta<Pagina<Q>, readonly F[]>;
  readonly encabezado: ReactNode;
  /** Narrower than this, a row takes two lines. */
  readonly amplia: 'sm' | 'md';
  readonly dibujar: (filtros: Q) => (fila: F) => DrawnRow;
  readonly enlaceDe: (fila: F, filtros: Q) => string;
  readonly vacio: Pick<VacioProps, 'titulo' | 'texto'>;
  readonly onLimpiar: () => void;
  readonly pie: (indice: I, filtros: Q) => ReactNode;
}

/** Where a row takes two lines. */
const ALTO_EN_DOS = { comoda: 48, compacta: 42 } as const;

export function LibroPaginado<Q, I extends Indice, F>(props: LibroPaginadoProps<Q, I, F>) {
  const { etiqueta, filtros, indice, pagina, dibujar: dibujarCon, enlaceDe } = props;
  const carga = useIndice(indice, filtros);
  const enDos = !useAtLeast(props.amplia);
  const alto = useRowHeight();
  const altoEnDos = ALTO_EN_DOS[useHabits().densidad];
  const { history } = useRouter();
  const de = carga.data?.de ?? filtros;
  const dibujar = useMemo(() => dibujarCon(de), [dibujarCon, de]);
  if (carga.data === undefined && carga.isError)
    return <ErrorState error={carga.error} retry={carga.refetch} />;
  if (carga.data === undefined) return <SkeletonRows rows={16} label={`Cargando el ${etiqueta}`} />;
  const { leido } = carga.data;
  const { filas, paginas } = leido;
  if (filas === 0) return <Vacio {...props.vacio} datosAl={leido.datosAl} onLimpiar={props.onLimpiar} />;
  return (
    <div data-viejo={carga.isPlaceholderData || undefined} className={classes.libro}>
      <PagedTable
        key={JSON.stringify([de, enDos])}
        label={etiqueta}
        className={`${classes.tabla} ${props.className}`}
        count={filas}
        pages={paginas}
        rowHeight={enDos ? altoEnDos : alto}
        queryFor={(n) => {
          const fin = paginas[n + 1]?.clave;
          const query = { ...de, clave: paginas[n]?.clave ?? '', ...(fin === undefined ? {} : { fin }) };
          return {
            queryKey: [pagina.ruta, { query }],
            queryFn: ({ signal }) => pagina.leer(query, signal),
          };
        }}
        heading={props.encabezado}
        draw={dibujar}
        onOpen={(fila) => history.push(enlaceDe(fila, de))}
      />
      {props.pie(leido, de)}
    </div>
  );
}

function useIndice<Q, I extends Indice>({ ruta, leer }: Pregunta<Q, I>, filtros: Q) {
  return useQuery({
    queryKey: [ruta, { query: filtros }],
    // With what it is of: until another arrives, this one is shown, and its pages are asked for with its own filters.
    queryFn: async ({ signal }) => ({ de: filtros, leido: await leer(filtros, signal) }),
    placeholderData: keepPreviousData,
  });
}

interface VacioProps {
  readonly titulo: string;
  readonly texto: string;
  /** Nothing yet, perhaps. */
  readonly datosAl: string | undefined;
  readonly onLimpiar: () => void;
}

function Vacio({ titulo, texto, datosAl, onLimpiar }: VacioProps) {
  return (
    <EmptyState
      icon={MagnifyingGlassIcon}
      title={titulo}
      text={
        <>
          {texto} <MarcaDatosAl datosAl={datosAl} />
        </>
      }
      action={
        <Button variant="default" onClick={onLimpiar}>
          Ver este mes
        </Button>
      }
    />
  );
}
