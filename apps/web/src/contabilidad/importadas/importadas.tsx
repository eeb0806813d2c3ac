// The imports of partidas that were made: who brought what file, when, how much it was and what became of it. One at a
// time opens under the list's place, with its totals, its reasons and its partidas.
import {
  listarImportaciones,
  type ResumenDeImportacion,
} from '@cuadra/contract/contabilidad/importaciones/importaciones';
import { ArrowsRightLeftIcon, ArrowUpTrayIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useAddress } from '#platform/address/use-address.ts';
import { call } from '#platform/api.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto } from '#ui/format/dinero.ts';
import { Page } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { type CardColumn, CardTable, cardTableLink } from '#ui/tables/card-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { direccionDeImportaciones } from './busqueda.ts';
import { EtiquetaDeImportacion, UnaImportacion } from './una-importacion.tsx';

const Dialogo = lazy(() => import('#contabilidad/importaciones/dialogo.tsx'));
const Equivalencias = lazy(async () => ({
  default: (await import('./equivalencias/equivalencias.tsx')).Equivalencias,
}));

export function Importadas() {
  const { busqueda } = useAddress(direccionDeImportaciones);
  const puedeImportar = useCurrentUser()?.permisos.includes('partidas:importar') ?? false;
  const [importando, setImportando] = useState(false);
  const [conEquivalencias, setConEquivalencias] = useState(false);
  if (busqueda.importacion !== undefined) return <UnaImportacion id={busqueda.importacion} />;
  return (
    <Page
      titulo="Importaciones"
      proposito="Las partidas que llegaron por archivo: quién las trajo, cuánto sumaban y qué fue de ellas."
      acciones={
        puedeImportar && (
          <>
            <Button
              variant="default"
              leftSection={<ArrowsRightLeftIcon width={18} height={18} aria-hidden="true" />}
              onClick={() => setConEquivalencias(true)}
            >
              Equivalencias
            </Button>
            <Button
              leftSection={<ArrowUpTrayIcon width={18} height={18} aria-hidden="true" />}
              onClick={() => setImportando(true)}
            >
              Importar
            </Button>
          </>
        )
      }
    >
      <Lista />
      <Suspense>
        {importando && <Dialogo onCerrar={() => setImportando(false)} onImportadas={undefined} />}
        {conEquivalencias && <Equivalencias onClose={() => setConEquivalencias(false)} />}
      </Suspense>
    </Page>
  );
}

function Lista() {
  const lista = useInfiniteQuery({
    queryKey: [listarImportaciones.path, 'lista'],
    queryFn: ({ pageParam }) =>
      call(listarImportaciones, { query: pageParam === '' ? {} : { cursor: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ siguiente }) => siguiente,
  });
  if (lista.isPending) return <SkeletonRows filas={6} alto={52} etiqueta="Cargando las importaciones" />;
  if (lista.isError) return <ErrorState error={lista.error} reintentar={lista.refetch} />;
  const filas = lista.data.pages.flatMap(({ importaciones }) => importaciones);
  if (filas.length === 0)
    return (
      <EmptyState
        icono={ArrowUpTrayIcon}
        titulo="No hay importaciones"
        texto="Cuando alguien importe partidas de un archivo, quedará aquí con sus totales."
      />
    );
  return (
    <>
      <CardTable etiqueta="Importaciones" columnas={columnas} filas={filas} clave={({ id }) => id} />
      {lista.hasNextPage && (
        <Button
          variant="default"
          loading={lista.isFetchingNextPage}
          onClick={() => void lista.fetchNextPage()}
        >
          Ver más
        </Button>
      )}
    </>
  );
}

const columnas: readonly CardColumn<ResumenDeImportacion>[] = [
  {
    titulo: 'Archivo',
    clase: 'principal',
    celda: ({ id, nombre }) => (
      <Link to="/contabilidad/importaciones" search={{ importacion: id }} className={cardTableLink}>
        {nombre === '' ? 'Enviada por un programa' : nombre}
      </Link>
    ),
  },
  { titulo: 'Cuándo', clase: 'cifras', celda: ({ en }) => formatInstant(en) },
  { titulo: 'Quién', celda: ({ por }) => por.nombre },
  { titulo: 'Agencias', clase: 'cifras', celda: ({ agencias }) => agencias.join(', ') },
  { titulo: 'Estado', celda: ({ estado }) => <EtiquetaDeImportacion estado={estado} /> },
  { titulo: 'Partidas', clase: 'numero', celda: ({ partidas }) => formatearEntero(partidas) },
  { titulo: 'Debe (Q)', clase: 'numero', celda: ({ debe }) => formatearMonto(debe) },
  { titulo: 'Haber (Q)', clase: 'numero', celda: ({ haber }) => formatearMonto(haber) },
];
