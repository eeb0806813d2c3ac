// The lines of a run: what each account is paid, or why not. They come as they are scrolled to, and one opens beside them
// to tell how it was reached.
import { centavos } from '@cuadra/core/dinero';
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { consultas } from '#ahorros/corridas/consultas.ts';
import { loDicho, useDireccionDeCorrida } from '#ahorros/corridas/direccion.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import type { OpenedBy } from '#ui/tables/openable-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { FootCount, FootSum, SumsFoot } from '#ui/tables/sums-foot.tsx';
import type { VistaDeCorridaProps } from '../vista-de-corrida.ts';
import { filtrosDe, SIN_FILTROS, tieneFiltros } from './en-uso.ts';
import { FiltrosDeLineas } from './filtros.tsx';
import classes from './lineas.module.css';
import { PanelDeLinea } from './panel-de-linea.tsx';
import { TablaDeLineas } from './tabla-de-lineas.tsx';

const POR_PAGINA = 200;

export function Lineas({ corrida }: VistaDeCorridaProps) {
  const { busqueda, push, replace } = useDireccionDeCorrida();
  const [medio, setMedio] = useState<OpenedBy>('teclado');
  const abrir = (linea: number, como: OpenedBy) => {
    setMedio(como);
    // Going through them with the keyboard is one step back, not a hundred.
    (busqueda.linea === undefined ? push : replace)({ linea });
  };
  return (
    <div className={classes.vista} data-con-panel={busqueda.linea !== undefined || undefined}>
      <section className={classes.tarjeta} aria-label="Líneas de la corrida">
        <FiltrosDeLineas corrida={corrida} />
        <Lista corrida={corrida} onAbrir={abrir} />
      </section>
      {busqueda.linea !== undefined && (
        <PanelDeLinea
          key={busqueda.linea}
          corrida={corrida}
          cuenta={busqueda.linea}
          enfocar={medio === 'teclado'}
          onClose={() => push({ linea: undefined })}
        />
      )}
    </div>
  );
}

interface ListaProps extends VistaDeCorridaProps {
  readonly onAbrir: (cuenta: number, medio: OpenedBy) => void;
}

function Lista({ corrida, onAbrir }: ListaProps) {
  const { busqueda, replace } = useDireccionDeCorrida();
  const filtros = useMemo(() => filtrosDe(busqueda), [busqueda]);
  const consulta = useInfiniteQuery({
    ...consultas.lineas(corrida, { ...loDicho(filtros), porPagina: POR_PAGINA }),
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = consulta;
  const lineas = useMemo(() => data?.pages.flatMap((pagina) => pagina.lineas), [data]);
  const traerMas = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [isFetchingNextPage, fetchNextPage]);
  return (
    <Loaded consulta={{ ...consulta, data: lineas }} filas={16} etiqueta="Cargando las líneas">
      {(filas) =>
        filas.length === 0 ? (
          <SinLineas conFiltros={tieneFiltros(filtros)} onLimpiar={() => replace(SIN_FILTROS)} />
        ) : (
          <>
            <div data-viejas={consulta.isPlaceholderData || undefined} className={classes.filas}>
              <TablaDeLineas
                lineas={filas}
                correctiva={corrida.clase === 'correctiva'}
                abierta={busqueda.linea}
                onAbrir={onAbrir}
                onFin={hasNextPage && !isFetchNextPageError ? traerMas : undefined}
              />
            </div>
            {isFetchingNextPage && <SkeletonRows filas={3} etiqueta="Cargando más líneas" />}
            {isFetchNextPageError && (
              <ErrorState
                titulo="No se pudieron traer más"
                error={consulta.error}
                reintentar={fetchNextPage}
              />
            )}
            <Totales totales={data?.pages[0]?.totales} viejas={consulta.isPlaceholderData} />
          </>
        )
      }
    </Loaded>
  );
}

interface TotalesProps {
  readonly totales:
    | { readonly lineas: number; readonly interes: number; readonly isr: number }
    | null
    | undefined;
  readonly viejas: boolean;
}

function Totales({ totales, viejas }: TotalesProps) {
  if (totales === null || totales === undefined) return null;
  const { lineas, interes, isr } = totales;
  return (
    <SumsFoot
      etiqueta="Totales de las líneas"
      fijo
      viejas={viejas}
      sumas={
        <>
          <FootSum nombre="Interés" centavos={centavos(interes)} />
          <FootSum nombre="ISR" centavos={centavos(isr)} />
          <FootSum nombre="Neto" centavos={centavos(interes - isr)} />
        </>
      }
    >
      <FootCount>{lineas === 1 ? 'Una línea' : `${formatearEntero(lineas)} líneas`}</FootCount>
    </SumsFoot>
  );
}

interface SinLineasProps {
  readonly conFiltros: boolean;
  readonly onLimpiar: () => void;
}

function SinLineas({ conFiltros, onLimpiar }: SinLineasProps) {
  if (!conFiltros)
    return (
      <EmptyState
        titulo="Todavía no hay líneas"
        texto="Aparecen cuando termina el cálculo: una por cada cuenta del alcance, aunque no reciba nada."
      />
    );
  return (
    <EmptyState
      icono={MagnifyingGlassIcon}
      titulo="Ninguna línea con esos filtros"
      accion={
        <Button variant="default" onClick={onLimpiar}>
          Limpiar filtros
        </Button>
      }
    />
  );
}
