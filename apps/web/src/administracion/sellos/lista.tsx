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
import { useAddress } from '#platform/address/use-address.ts';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { formatInstant } from '#ui/format/date.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { direccionDeSellos } from './direccion.ts';
import { aDonde, comoVa, hastaDonde, nombresDeMotivo } from './en-palabras.ts';
import classes from './sellos.module.css';

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
  if (lista.isPending) return <SkeletonRows filas={8} alto={52} etiqueta="Cargando los sellos" />;
  if (lista.isError) return <ErrorState error={lista.error} reintentar={lista.refetch} />;
  const filas = lista.data.pages.flatMap(({ cabezas }) => cabezas);
  if (filas.length === 0)
    return (
      <EmptyState
        icono={FingerPrintIcon}
        titulo="Todavía no hay sellos"
        texto="El primero se hace solo en unos minutos; luego, cada noche, en cada cierre y cada quince minutos mientras se contabilice."
      />
    );
  const ultimo = lista.data.pages[0]?.estado.ultimo ?? null;
  return (
    <>
      <div className={classes.cuales}>
        <Checkbox
          label="Ver también los de cada quince minutos"
          checked={todos}
          onChange={({ currentTarget }) => replace({ todos: currentTarget.checked || undefined })}
        />
        {ultimo !== null && (
          <span className={`${classes.detalle} cifras`}>
            El más nuevo: sello {ultimo.n}, {formatInstant(ultimo.selladaEn)}
          </span>
        )}
      </div>
      <section className={classes.tarjeta} aria-label="Sellos">
        <CardTable etiqueta="Sellos" columnas={columnas} filas={filas} clave={({ n }) => String(n)} />
      </section>
      {lista.hasNextPage && (
        <Button
          variant="default"
          className={classes.mas ?? ''}
          loading={lista.isFetchingNextPage}
          onClick={() => void lista.fetchNextPage()}
        >
          Ver más
        </Button>
      )}
    </>
  );
}

const columnas: readonly CardColumn<CabezaSellada>[] = [
  {
    titulo: 'Sello',
    clase: 'principal',
    celda: ({ n, selladaEn }) => (
      <span className={`${classes.cuando} cifras`}>
        Sello {n} <span className={classes.detalle}>{formatInstant(selladaEn)}</span>
      </span>
    ),
  },
  {
    titulo: 'Motivo',
    celda: ({ motivo, pedidaPor }) => (
      <span>
        {nombresDeMotivo[motivo]}
        {pedidaPor !== null && <span className={classes.detalle}>{pedidaPor}</span>}
      </span>
    ),
  },
  {
    titulo: 'Código',
    clase: 'cifras',
    celda: ({ codigo }) => <span className={classes.codigo}>{codigo}</span>,
  },
  { titulo: 'Libros', celda: (fila) => <span className="cifras">{hastaDonde(fila)}</span> },
  { titulo: 'Entregas', celda: ({ entregas }) => <Entregas entregas={entregas} /> },
  { titulo: 'Archivo', clase: 'acciones', celda: (fila) => <Descarga n={fila.n} /> },
];

function Entregas({ entregas }: { readonly entregas: readonly EntregaDeSello[] }) {
  if (entregas.length === 0) return <span className={classes.detalle}>No salió del servidor</span>;
  return (
    <ul className={classes.entregas}>
      {entregas.map((entrega) => (
        <li key={aDonde(entrega)} data-estado={estadoDe(entrega)}>
          {aDonde(entrega)}: {comoVa(entrega)}
          {entrega.falla !== null && <span className={classes.detalle}>{entrega.falla}</span>}
        </li>
      ))}
    </ul>
  );
}

function estadoDe({ entregadaEn, intentos }: EntregaDeSello): 'entregado' | 'pendiente' | 'fallido' {
  if (entregadaEn !== null) return 'entregado';
  return intentos === 0 ? 'pendiente' : 'fallido';
}

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
        <span role="alert" className={classes.fallo}>
          {messageOf(descarga.error)}
        </span>
      )}
    </>
  );
}
