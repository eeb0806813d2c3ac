// A table of any length, of which only the rows in sight are drawn and only their pages are kept. Its index says where
// each page begins, so that any place of it is one short question away.
//
//   <PagedTable etiqueta="Libro Diario" cuantas={filas} paginas={paginas} consultaDe={(n) => …} altoDeFila={34}
//     encabezado={<th>…</th>} fila={(fila) => ({ nombre: '…', celdas: <td>…</td> })} onAbrir={(fila) => …} />
//
// ↑ ↓ RePág AvPág Inicio Fin go through it; Enter opens. Its links are plain ones, because each of the router's own costs
// more than the row it is in: a click on one is attended here.
import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNearbyPages } from './nearby-pages.ts';
import { pageOf, targetOf } from './paged-rows.ts';
import classes from './paged-table.module.css';
import { useWindowedRows, type WindowedRow } from './windowed-rows.ts';

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
  /** Of whoever draws the cells: its columns. */
  readonly className?: string | undefined;
}

const ALTO_DEL_ENCABEZADO = 36;
const ALTO_DEL_PIE = 48;

export function PagedTable<F>(props: PagedTableProps<F>) {
  const { cuantas, paginas, altoDeFila, fila: dibujar } = props;
  const [activa, setActiva] = useState(0);
  const cuerpo = useRef<HTMLTableElement>(null);
  const {
    lista,
    filas,
    cuerpo: espacio,
    rango,
    irA,
  } = useWindowedRows({
    cuantas,
    altoDeFila,
    activa,
    altoDelEncabezado: ALTO_DEL_ENCABEZADO,
    altoDelPie: ALTO_DEL_PIE,
  });
  const cerca = enSecuencia(pageOf(paginas, rango.desde), pageOf(paginas, rango.hasta));
  const traidas = useNearbyPages(cerca, props.consultaDe);
  const leer = (indice: number): F | undefined => {
    const pagina = pageOf(paginas, indice);
    return traidas.get(pagina)?.data?.[indice - (paginas[pagina]?.fila ?? 0)];
  };
  const ir = (destino: number) => {
    // Drawn before it is given the keyboard.
    flushSync(() => setActiva(destino));
    irA(destino);
    cuerpo.current?.querySelector<HTMLElement>(`[data-index="${destino}"]`)?.focus({ preventScroll: true });
  };
  const { history } = useRouter();
  const alPulsar = (event: MouseEvent) => {
    const enlace = event.target instanceof Element ? event.target.closest('a') : null;
    const aparte = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (enlace === null || aparte) return;
    event.preventDefault();
    history.push(enlace.getAttribute('href') ?? '');
  };
  const alTeclear = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const suya = leer(activa);
    if (event.key === 'Enter' && event.target instanceof HTMLTableRowElement && suya !== undefined) {
      event.preventDefault();
      props.onAbrir?.(suya);
      return;
    }
    const pagina = Math.max(1, Math.floor(window.innerHeight / altoDeFila) - 4);
    const destino = targetOf(event.key, { indice: activa, cuantas, pagina });
    if (destino === undefined) return;
    event.preventDefault();
    ir(destino);
  };
  return (
    <>
      <table
        ref={cuerpo}
        className={`${classes.tabla} ${props.className ?? ''}`}
        {...PATRON}
        aria-label={props.etiqueta}
        aria-rowcount={cuantas + 1}
        onKeyDown={alTeclear}
        onClick={alPulsar}
      >
        <thead className={classes.encabezado}>
          <tr className={classes.fila} data-estilo="encabezado" aria-rowindex={1}>
            {props.encabezado}
          </tr>
        </thead>
        <tbody ref={lista} className={classes.filas} style={espacio}>
          {filas.map(({ indice, lugar }) => (
            <Renglon
              key={indice}
              indice={indice}
              lugar={lugar}
              activa={indice === activa}
              fila={leer(indice)}
              dibujar={dibujar as (fila: unknown) => DrawnRow}
              onActivar={setActiva}
            />
          ))}
        </tbody>
      </table>
      <Fallo traidas={traidas} />
    </>
  );
}

/** A table whose rows hold the keyboard, as the ARIA authoring practices draw it. */
const PATRON = { role: 'grid' } as const;

interface RenglonProps {
  readonly indice: number;
  readonly lugar: WindowedRow['lugar'];
  readonly activa: boolean;
  /** Undefined until its page arrives. */
  readonly fila: unknown;
  readonly dibujar: (fila: unknown) => DrawnRow;
  readonly onActivar: (indice: number) => void;
}

const Renglon = memo(function Renglon(props: RenglonProps) {
  const { indice, lugar, activa, fila, dibujar, onActivar } = props;
  const dibujada = fila === undefined ? undefined : dibujar(fila);
  return (
    <tr
      className={classes.fila}
      style={lugar}
      tabIndex={activa ? 0 : -1}
      aria-rowindex={indice + 2}
      aria-label={dibujada?.nombre ?? 'Cargando'}
      data-index={indice}
      data-estilo={dibujada?.estilo}
      onFocus={() => onActivar(indice)}
    >
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
