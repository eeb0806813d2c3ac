// The list of users with its filters. All of them are here already (an institution has dozens), so filtering is
// instant and needs no server.

import { listarUsuarios } from '@cuadra/contract/administracion/usuarios';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { FilterChips } from '#ui/page/filter-chips.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { slicePage, USUAL_PAGE_SIZE } from '#ui/tables/page-slice.ts';
import { Pagination } from '#ui/tables/pagination.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { BarraDeFiltros } from './barra-de-filtros.tsx';
import { cuenta, filtrarUsuarios, filtrosActivos } from './filtros.ts';
import classes from './lista.module.css';
import { TablaDeUsuarios } from './tabla.tsx';
import { useBusqueda } from './use-busqueda.ts';

export function ListaDeUsuarios() {
  const { busqueda, filtrar, limpiar, paginar } = useBusqueda();
  const usuarios = useQuery(queryOf(listarUsuarios));
  const { data: agencias = [] } = useQuery(queryOf(listarAgencias));
  const nombreDeAgencia = (id: string) => {
    const nombre = agencias.find(({ idAgencia }) => idAgencia === id)?.nombreAgencia;
    return nombre === undefined ? id : `${id} ${nombre}`;
  };
  const visibles = filtrarUsuarios(usuarios.data ?? [], busqueda);
  const porPagina = busqueda.porPagina ?? USUAL_PAGE_SIZE;
  const { pagina, ultima, elementos } = slicePage(visibles, { pagina: busqueda.pagina ?? 1, porPagina });
  return (
    <section className={classes.tarjeta} aria-label="Lista de usuarios">
      <BarraDeFiltros filtros={busqueda} agencias={agencias} onCambio={filtrar} />
      <div className={classes.resumen}>
        <span role="status" className="cifras">
          {usuarios.data !== undefined && cuenta(visibles.length, usuarios.data.length)}
        </span>
        <FilterChips
          filtros={filtrosActivos(busqueda, nombreDeAgencia)}
          onQuitar={(clave) => filtrar({ [clave]: undefined })}
          onLimpiar={limpiar}
        />
      </div>
      {usuarios.isPending && (
        <div className={classes.espera}>
          <SkeletonRows filas={12} etiqueta="Cargando los usuarios" />
        </div>
      )}
      {usuarios.isError && usuarios.data === undefined && (
        <ErrorState error={usuarios.error} reintentar={usuarios.refetch} />
      )}
      {visibles.length > 0 && <TablaDeUsuarios usuarios={elementos} nombreDeAgencia={nombreDeAgencia} />}
      {usuarios.data !== undefined && (
        <>
          {visibles.length === 0 && <SinResultados limpiar={limpiar} />}
          <Pagination {...{ pagina, ultima, porPagina }} total={visibles.length} onCambio={paginar} />
        </>
      )}
    </section>
  );
}

/** There is always at least whoever looks, so an empty list is always of the filters. */
function SinResultados({ limpiar }: { readonly limpiar: () => void }) {
  return (
    <EmptyState
      icono={MagnifyingGlassIcon}
      titulo="Ningún usuario coincide"
      texto="Cambie la búsqueda o quite algún filtro."
      accion={
        <Button variant="default" onClick={limpiar}>
          Ver todos
        </Button>
      }
    />
  );
}
