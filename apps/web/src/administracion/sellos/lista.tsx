import '@mantine/core/styles/Checkbox.layer.css';
import {
  type CabezaSellada,
  descargarSello,
  type EntregaDeSello,
  listarSellos,
} from '@cuadra/contract/administracion/sellos';
import { ArrowDownTrayIcon, FingerPrintIcon } from '@heroicons/react/24/outline';
import { Button, Checkbox } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAddress } from '#platform/address/use-address.ts';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { formatInstant } from '#ui/format/date.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text } from '#ui/text/text.tsx';
import { direccionDeSellos } from './direccion.ts';
import { aDonde, comoVa, hastaDonde, nombresDeMotivo } from './en-palabras.ts';

export function Lista() {
  const { busqueda, replace } = useAddress(direccionDeSellos);
  const todos = busqueda.todos === true;
  const lista = useInfiniteQuery({
    queryKey: [listarSellos.path, 'lista', todos],
    queryFn: ({ pageParam }) =>
      call(listarSellos, {
        query: { ...(pageParam === 0 ? {} : { antesDe: pageParam }), ...(todos ? { todos: 'true' } : {}) },
      }),
    initialPageParam: 0,
    getNextPageParam: ({ siguiente }) => siguiente,
    // The box that was ticked stays where it is.
    placeholderData: keepPreviousData,
  });
  if (lista.isPending) return <SkeletonRows rows={8} height={52} label="Cargando los sellos" />;
  if (lista.isError) return <ErrorState error={lista.error} retry={lista.refetch} />;
  const filas = lista.data.pages.flatMap(({ cabezas }) => cabezas);
  if (filas.length === 0)
    return (
      <EmptyState
        icon={FingerPrintIcon}
        title="Todavía no hay sellos"
        text="El primero se hace solo en unos minutos; luego, cada noche, en cada cierre y cada quince minutos mientras se contabilice."
      />
    );
  const ultimo = lista.data.pages[0]?.estado.ultimo ?? null;
  return (
    <Stack gap="lg">
      <Row justify="between" gap="md 2xl">
        <Checkbox
          label="Ver también los de cada quince minutos"
          checked={todos}
          onChange={({ currentTarget }) => replace({ todos: currentTarget.checked || undefined })}
        />
        {ultimo !== null && (
          <Text as="span" size="sm" muted figures>
            El más nuevo: sello {ultimo.n}, {formatInstant(ultimo.selladaEn)}
          </Text>
        )}
      </Row>
      <Box as="section" surface="card" clip aria-label="Sellos">
        <DataTable label="Sellos" columns={columnas} rows={filas} rowKey={({ n }) => String(n)} />
      </Box>
      {lista.hasNextPage && (
        <div>
          <Button
            variant="default"
            loading={lista.isFetchingNextPage}
            onClick={() => void lista.fetchNextPage()}
          >
            Ver más
          </Button>
        </div>
      )}
    </Stack>
  );
}

const columnas: readonly Column<CabezaSellada>[] = [
  {
    title: 'Sello',
    kind: 'main',
    cell: ({ n, selladaEn }) => (
      <Text as="span" unbroken figures>
        Sello {n} <Detalle>{formatInstant(selladaEn)}</Detalle>
      </Text>
    ),
  },
  {
    title: 'Motivo',
    cell: ({ motivo, pedidaPor }) => (
      <span>
        {nombresDeMotivo[motivo]}
        {pedidaPor !== null && <Detalle>{pedidaPor}</Detalle>}
      </span>
    ),
  },
  {
    title: 'Código',
    kind: 'code',
    cell: ({ codigo }) => (
      <Text as="code" size="sm" unbroken>
        {codigo}
      </Text>
    ),
  },
  { title: 'Libros', cell: (fila) => <span className="cifras">{hastaDonde(fila)}</span> },
  { title: 'Entregas', cell: ({ entregas }) => <Entregas entregas={entregas} /> },
  { title: 'Archivo', kind: 'actions', cell: ({ n }) => <Descarga n={n} /> },
];

const Detalle = ({ children }: { readonly children: ReactNode }) => (
  <Text as="span" size="sm" weight="normal" muted block>
    {children}
  </Text>
);

function Entregas({ entregas }: { readonly entregas: readonly EntregaDeSello[] }) {
  if (entregas.length === 0) return <Detalle>No salió del servidor</Detalle>;
  return (
    <Stack as="ul" gap="2xs">
      {entregas.map((entrega) => (
        <Text as="li" key={aDonde(entrega)} tone={fallo(entrega) ? 'error' : undefined} breaks>
          {aDonde(entrega)}: {comoVa(entrega)}
          {entrega.falla !== null && <Detalle>{entrega.falla}</Detalle>}
        </Text>
      ))}
    </Stack>
  );
}

/** Tried, and not there yet. */
const fallo = ({ entregadaEn, intentos }: EntregaDeSello): boolean => entregadaEn === null && intentos > 0;

function Descarga({ n }: { readonly n: number }) {
  const descarga = useMutation({
    mutationFn: async () => saveFile(await call(descargarSello, { params: { n } })),
  });
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        loading={descarga.isPending}
        leftSection={<ArrowDownTrayIcon width={16} height={16} aria-hidden="true" />}
        aria-label={`Descargar el sello ${n}`}
        onClick={() => descarga.mutate()}
      >
        Descargar
      </Button>
      {descarga.isError && (
        <Text as="span" role="alert" size="sm" tone="error">
          {messageOf(descarga.error)}
        </Text>
      )}
    </>
  );
}
