// Who did what, when and from where: the whole story of the institution, the last first, as much of it as each role may see.
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useAddress } from '#platform/address/use-address.ts';
import { usePermission } from '#platform/current-session.ts';
import { formatInstant } from '#ui/format/date.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import type { OpenedBy } from '#ui/tables/openable-table.tsx';
import classes from './bitacora.module.css';
import { consultas } from './consultas.ts';
import { direccionDeBitacora } from './direccion.ts';
import { consultaDe, SIN_FILTROS, tieneFiltros } from './en-uso.ts';
import { FiltrosDeBitacora } from './filtros.tsx';
import { PanelDeEntrada } from './panel.tsx';
import { TablaDeEntradas } from './tabla.tsx';

export function Bitacora() {
  const { busqueda, push } = useAddress(direccionDeBitacora);
  const [medio, setMedio] = useState<OpenedBy>('teclado');
  const abrir = (entrada: number | undefined, como: OpenedBy = 'teclado') => {
    setMedio(como);
    push({ entrada });
  };
  return (
    <Page titulo="Bitácora" proposito="Quién hizo qué, cuándo y desde dónde; también lo que no se permitió.">
      <div className={classes.vista} data-con-panel={busqueda.entrada !== undefined || undefined}>
        <section className={classes.tarjeta} aria-label="Entradas de la bitácora">
          <FiltrosDeBitacora />
          <Entradas abierta={busqueda.entrada} onAbrir={abrir} />
        </section>
        {busqueda.entrada !== undefined && (
          <PanelDeEntrada
            key={busqueda.entrada}
            n={busqueda.entrada}
            enfocar={medio === 'teclado'}
            onAbrir={(n) => abrir(n)}
            onClose={() => abrir(undefined)}
          />
        )}
      </div>
    </Page>
  );
}

interface EntradasProps {
  readonly abierta: number | undefined;
  readonly onAbrir: (n: number, medio: OpenedBy) => void;
}

function Entradas({ abierta, onAbrir }: EntradasProps) {
  const { busqueda } = useAddress(direccionDeBitacora);
  const consulta = useInfiniteQuery(consultas.entradas(consultaDe(busqueda)));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = consulta;
  const entradas = data?.pages.flatMap((pagina) => pagina.entradas);
  const ultima = data?.pages.at(-1);
  // A page that found little says how far it looked: whoever wants more asks for it, and nothing runs on by itself.
  const seSigueSolo = hasNextPage && !isFetchingNextPage && (ultima?.entradas.length ?? 0) > 0;
  const alFin = useCallback(() => {
    if (seSigueSolo) void fetchNextPage();
  }, [seSigueSolo, fetchNextPage]);
  return (
    <Loaded consulta={{ data: entradas, error, refetch }} filas={16} etiqueta="Cargando la bitácora">
      {(filas) => (
        <>
          {filas.length > 0 && (
            <TablaDeEntradas
              entradas={filas}
              abierta={abierta}
              onAbrir={onAbrir}
              onFin={seSigueSolo ? alFin : undefined}
            />
          )}
          {hasNextPage ? (
            <HastaAqui
              buscadoHasta={ultima?.buscadoHasta ?? null}
              ocupado={isFetchingNextPage}
              onSeguir={() => void fetchNextPage()}
            />
          ) : (
            filas.length === 0 && <Nada />
          )}
        </>
      )}
    </Loaded>
  );
}

interface HastaAquiProps {
  readonly buscadoHasta: string | null;
  readonly ocupado: boolean;
  readonly onSeguir: () => void;
}

function HastaAqui({ buscadoHasta, ocupado, onSeguir }: HastaAquiProps) {
  return (
    <div className={classes.mas}>
      {buscadoHasta !== null && <span>Visto hasta el {formatInstant(buscadoHasta)}.</span>}
      <Button variant="default" size="compact-md" loading={ocupado} onClick={onSeguir}>
        Ver anteriores
      </Button>
    </div>
  );
}

function Nada() {
  const { busqueda, replace } = useAddress(direccionDeBitacora);
  const deLibros = usePermission('partidas:ver');
  if (tieneFiltros(busqueda))
    return (
      <EmptyState
        icono={MagnifyingGlassIcon}
        titulo="Nada con esos filtros"
        accion={
          <Button variant="default" onClick={() => replace(SIN_FILTROS)}>
            Limpiar filtros
          </Button>
        }
      />
    );
  return (
    <EmptyState
      titulo="Aún no hay nada anotado"
      texto={
        deLibros
          ? 'Aquí aparece lo que se hace en sus agencias y en los libros de la institución.'
          : 'Aquí aparece todo lo que se hace en la institución.'
      }
    />
  );
}
