// The imports of partidas that were made: who brought what file, when, how much it was and what became of it. One at a
// time opens under the list's place, with its totals, its reasons and its partidas.
import {
  listarImportaciones,
  type ResumenDeImportacion,
} from '@cuadra/contract/contabilidad/importaciones/importaciones';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { ArrowsRightLeftIcon, ArrowUpTrayIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { contarPartidas, nombresDeEstadoDeImportacion } from '#contabilidad/importaciones/nombres.ts';
import { call } from '#platform/api.ts';
import { usePermission } from '#platform/current-session.ts';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto } from '#ui/format/dinero.ts';
import type { ListTable } from '#ui/list/list.tsx';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { type FiltersInUse, useFilters } from '#ui/list/use-filters.ts';
import { filtrosDeImportaciones } from './busqueda.ts';
import { EtiquetaDeImportacion, UnaImportacion } from './una-importacion.tsx';

const Dialogo = lazy(() => import('#contabilidad/importaciones/dialogo.tsx'));
const Equivalencias = lazy(async () => ({
  default: (await import('./equivalencias/equivalencias.tsx')).Equivalencias,
}));

export function Importadas() {
  const filters = useFilters(filtrosDeImportaciones);
  const { importacion } = filters.said;
  return importacion === undefined ? (
    <Lista onAbrir={({ id }) => filters.push({ importacion: id })} filters={filters} />
  ) : (
    <UnaImportacion id={importacion} />
  );
}

interface ListaProps {
  readonly filters: FiltersInUse<never>;
  readonly onAbrir: (importacion: ResumenDeImportacion) => void;
}

function Lista({ filters, onAbrir }: ListaProps) {
  const puedeImportar = usePermission('partidas:importar');
  const [abierto, setAbierto] = useState<'importar' | 'equivalencias'>();
  const cerrar = () => setAbierto(undefined);
  const query = useInfiniteQuery({
    queryKey: [listarImportaciones.path, 'lista'],
    queryFn: ({ pageParam }) =>
      call(listarImportaciones, { query: pageParam === '' ? {} : { cursor: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ siguiente }) => siguiente,
  });
  return (
    <ListScreen
      title="Importaciones"
      purpose="Las partidas que llegaron por archivo: quién las trajo, cuánto sumaban y qué fue de ellas."
      actions={
        puedeImportar && (
          <>
            <Button
              variant="default"
              leftSection={<ArrowsRightLeftIcon width={18} height={18} aria-hidden="true" />}
              onClick={() => setAbierto('equivalencias')}
            >
              Equivalencias
            </Button>
            <Button
              leftSection={<ArrowUpTrayIcon width={18} height={18} aria-hidden="true" />}
              onClick={() => setAbierto('importar')}
            >
              Importar
            </Button>
          </>
        )
      }
      label="Importaciones de partidas"
      filters={filters}
      query={query}
      rows={importacionesDe}
      table={table}
      onOpen={onAbrir}
      loading="Cargando las importaciones"
      skeletonRows={6}
      more="Ver más"
      empty={{
        icon: ArrowUpTrayIcon,
        title: 'No hay importaciones',
        text: 'Cuando alguien importe partidas de un archivo, quedará aquí con sus totales.',
      }}
      noMatch={{ title: 'No hay importaciones' }}
    >
      <Suspense>
        {abierto === 'importar' && <Dialogo onCerrar={cerrar} onImportadas={undefined} />}
        {abierto === 'equivalencias' && <Equivalencias onClose={cerrar} />}
      </Suspense>
    </ListScreen>
  );
}

const importacionesDe = ({ importaciones }: ResponseOf<typeof listarImportaciones>) => importaciones;

const nombreDe = ({ nombre }: ResumenDeImportacion): string =>
  nombre === '' ? 'Enviada por un programa' : nombre;

const table: ListTable<ResumenDeImportacion> = {
  label: 'Importaciones',
  rowKey: ({ id }) => id,
  rowName: (una) =>
    `${nombreDe(una)}, ${formatInstant(una.en)}, ${contarPartidas(una.partidas)}, ${nombresDeEstadoDeImportacion[una.estado].toLowerCase()}`,
  widths: { fecha: '8.5rem', estado: '8rem', cuenta: '4rem', nombre: '0 1 11rem', avisos: '0 1 6rem' },
  columns: [
    { title: 'Archivo', kind: 'texto', cell: nombreDe },
    { title: 'Cuándo', kind: 'fecha', cell: ({ en }) => formatInstant(en) },
    { title: 'Quién', kind: 'nombre', yields: 'segunda', cell: ({ por }) => por.nombre },
    { title: 'Agencias', kind: 'cuenta', yields: 'primera', cell: ({ agencias }) => agencias.join(', ') },
    {
      title: 'Estado',
      kind: 'estado',
      cell: ({ estado }) => <EtiquetaDeImportacion estado={estado} />,
    },
    { title: 'Partidas', kind: 'cuenta', cell: ({ partidas }) => formatearEntero(partidas) },
    { title: 'Debe (Q)', kind: 'monto', cell: ({ debe }) => formatearMonto(debe) },
    { title: 'Haber (Q)', kind: 'monto', yields: 'primera', cell: ({ haber }) => formatearMonto(haber) },
  ],
};
