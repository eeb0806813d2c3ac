// Who is looked for, the list of them, and the one that is open.
import { MagnifyingGlassIcon, UserPlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermission } from '#platform/current-session.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import type { OpenedBy } from '#ui/tables/openable-table.tsx';
import { consultas } from '../consultas.ts';
import { consultaDe, SIN_FILTROS, tieneFiltros } from '../filtros.ts';
import { PanelDeAsociado } from '../panel/panel-de-asociado.tsx';
import { useDireccion } from '../use-direccion.ts';
import { BarraDeFiltros } from './barra-de-filtros.tsx';
import classes from './lista.module.css';
import { TablaDeAsociados } from './tabla-de-asociados.tsx';

export function ListaDeAsociados() {
  const { busqueda, push } = useDireccion();
  const [medio, setMedio] = useState<OpenedBy>('teclado');
  const abrir = (asociado: string | undefined, como: OpenedBy = 'teclado') => {
    setMedio(como);
    push({ asociado });
  };
  return (
    <div className={classes.vista} data-con-panel={busqueda.asociado !== undefined || undefined}>
      <section className={classes.tarjeta} aria-label="Asociados">
        <BarraDeFiltros />
        <Hallados abierto={busqueda.asociado} onAbrir={abrir} />
      </section>
      {busqueda.asociado !== undefined && (
        <PanelDeAsociado
          key={busqueda.asociado}
          id={busqueda.asociado}
          enfocar={medio === 'teclado'}
          onClose={() => abrir(undefined)}
        />
      )}
    </div>
  );
}

interface HalladosProps {
  readonly abierto: string | undefined;
  readonly onAbrir: (id: string, medio: OpenedBy) => void;
}

function Hallados({ abierto, onAbrir }: HalladosProps) {
  const { busqueda } = useDireccion();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    consultas.asociados(consultaDe(busqueda)),
  );
  const asociados = data?.pages.flatMap((pagina) => pagina.asociados);
  return (
    <Loaded consulta={{ data: asociados, error, refetch }} filas={20} etiqueta="Cargando los asociados">
      {(filas) =>
        filas.length === 0 ? (
          <SinAsociados />
        ) : (
          <>
            <TablaDeAsociados asociados={filas} abierto={abierto} onAbrir={onAbrir} />
            {hasNextPage && (
              <div className={classes.mas}>
                <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  Ver más
                </Button>
              </div>
            )}
          </>
        )
      }
    </Loaded>
  );
}

function SinAsociados() {
  const { busqueda, replace, push } = useDireccion();
  const registra = usePermission('ahorros:registrar');
  if (tieneFiltros(busqueda))
    return (
      <EmptyState
        icono={MagnifyingGlassIcon}
        titulo="Ningún asociado con esos datos"
        texto="Búsquelo por su número, su DPI, otro documento o su nombre. A quien es de otra agencia, por su número exacto."
        accion={
          <Button variant="default" onClick={() => replace(SIN_FILTROS)}>
            Limpiar filtros
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icono={UserPlusIcon}
      titulo="Aún no hay asociados"
      texto={
        registra
          ? 'Inscriba al primero. Después se le abren sus cuentas de ahorro.'
          : 'Los inscribe quien lleva los ahorros.'
      }
      accion={registra && <Button onClick={() => push({ nuevo: true })}>Nuevo asociado</Button>}
    />
  );
}
