// The tree with its filters, in whatever state it is: loading, failed, empty, with nothing found, or with accounts.
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Button, Switch } from '@mantine/core';
import { Box, Row } from '#ui/layout/layout.tsx';
import { FilterChips } from '#ui/page/filter-chips.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { palabrasDe } from './arbol.ts';
import type { Dialogo } from './dialogos.tsx';
import { BarraDeFiltros, filtrosEnUso, Niveles, resumen } from './filtros/barra-de-filtros.tsx';
import { TablaDeCuentas } from './tabla/tabla-de-cuentas.tsx';
import { type EstadoDelCatalogo, SIN_FILTROS } from './use-catalogo.ts';

interface ListaDeCuentasProps {
  readonly catalogo: EstadoDelCatalogo;
  readonly puedeEditar: boolean;
  readonly onDialogo: (dialogo: Dialogo) => void;
}

export function ListaDeCuentas({ catalogo, puedeEditar, onDialogo }: ListaDeCuentasProps) {
  const { carga, arbol, busqueda, vista, filtrar } = catalogo;
  const conSaldos = busqueda.saldos !== undefined;
  const limpiar = () => filtrar(SIN_FILTROS);
  if (carga.data?.length === 0) {
    return (
      <Box as="section" surface="card" alignSelf="start" aria-label="Catálogo">
        <CatalogoVacio puedeEditar={puedeEditar} onDialogo={onDialogo} />
      </Box>
    );
  }
  return (
    <Box as="section" surface="card" alignSelf="start" aria-label="Catálogo">
      <BarraDeFiltros arbol={arbol} filtros={busqueda} onFiltrar={filtrar} onBajar={catalogo.bajar} />
      <Row gap="xs lg" pad="2xs xl" minHeight="2.25rem" line="below" size="sm" muted>
        <span role="status" className="cifras">
          {carga.data !== undefined && resumen(vista.cuantas, carga.data.length)}
        </span>
        <FilterChips
          filters={filtrosEnUso(busqueda, arbol)}
          onRemove={(clave) => filtrar({ [clave]: undefined })}
          onClear={limpiar}
        />
        {catalogo.saldos.puedeVer && (
          <Box push>
            <Switch
              size="xs"
              label="Saldos de hoy"
              checked={conSaldos}
              onChange={({ currentTarget }) => catalogo.verSaldos(currentTarget.checked)}
            />
          </Box>
        )}
        <Box push={!catalogo.saldos.puedeVer}>
          <Niveles nivel={vista.nivel} onNivel={vista.mostrarHasta} />
        </Box>
      </Row>
      {carga.isPending && (
        <Box pad="none xl">
          <SkeletonRows rows={18} label="Cargando el catálogo" />
        </Box>
      )}
      {carga.isError && carga.data === undefined && <ErrorState error={carga.error} retry={carga.refetch} />}
      {conSaldos && catalogo.saldos.error !== null && (
        <ErrorState error={catalogo.saldos.error} retry={catalogo.saldos.reintentar} />
      )}
      {carga.data !== undefined && <Cuentas catalogo={catalogo} limpiar={limpiar} />}
    </Box>
  );
}

interface CuentasProps {
  readonly catalogo: EstadoDelCatalogo;
  readonly limpiar: () => void;
}

function Cuentas({ catalogo, limpiar }: CuentasProps) {
  const { vista, busqueda, activa, clave, ida } = catalogo;
  if (vista.filas.length === 0) {
    return (
      <EmptyState
        icon={MagnifyingGlassIcon}
        title="Ninguna cuenta coincide"
        text="Cambie la búsqueda o quite algún filtro."
        action={
          <Button variant="default" onClick={limpiar}>
            Ver todas
          </Button>
        }
      />
    );
  }
  return (
    <TablaDeCuentas
      filas={vista.filas}
      palabras={palabrasDe(busqueda.q)}
      activa={activa}
      abierta={busqueda.cuenta}
      busqueda={clave}
      ida={ida}
      saldos={busqueda.saldos === undefined || !catalogo.saldos.puedeVer ? undefined : catalogo.saldos}
      onActivar={catalogo.activar}
      onAlternar={vista.alternar}
      onAbrir={catalogo.abrir}
    />
  );
}

function CatalogoVacio({ puedeEditar, onDialogo }: Pick<ListaDeCuentasProps, 'puedeEditar' | 'onDialogo'>) {
  if (!puedeEditar) {
    return (
      <EmptyState
        title="El catálogo está vacío"
        text="Pida a un contador que adopte el estándar o traiga las cuentas."
      />
    );
  }
  return (
    <EmptyState
      title="El catálogo está vacío"
      text="Empiece con el estándar para cooperativas o traiga el suyo, también el de otro sistema."
      action={
        <>
          <Button onClick={() => onDialogo({ tipo: 'estandar' })}>Adoptar el catálogo estándar</Button>
          <Button variant="default" onClick={() => onDialogo({ tipo: 'importar' })}>
            Importar catálogo
          </Button>
          <Button variant="default" onClick={() => onDialogo({ tipo: 'crear', idParent: undefined })}>
            Crear la primera cuenta
          </Button>
        </>
      }
    />
  );
}
