// The own jornadas, from the newest to the oldest.
import type { ResumenDeJornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { nombresDeEstadoDeJornada } from '@cuadra/core/cajas/jornada';
import { CalendarDaysIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto, formatearSaldo } from '#ui/format/dinero.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Card } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { type CardColumn, CardTable, cardTableLink } from '#ui/tables/card-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Cerrada } from './cerrada.tsx';
import classes from './jornada.module.css';

const columnas: readonly CardColumn<ResumenDeJornada>[] = [
  {
    titulo: 'Fecha',
    clase: 'principal',
    celda: ({ id, fecha }) => (
      <Link className={cardTableLink} to="/contabilidad/caja" search={{ vista: 'jornadas', jornada: id }}>
        {formatDate(fecha)}
      </Link>
    ),
  },
  { titulo: 'Caja', celda: ({ caja }) => `${caja.codigo} ${caja.nombre}` },
  { titulo: 'Estado', celda: ({ estado }) => nombresDeEstadoDeJornada[estado] },
  { titulo: 'Movimientos', clase: 'numero', celda: ({ movimientos }) => formatearEntero(movimientos) },
  {
    titulo: 'Contado (Q)',
    clase: 'numero',
    celda: ({ contado }) => (contado === null ? null : formatearMonto(contado)),
  },
  {
    titulo: 'Diferencia (Q)',
    clase: 'numero',
    celda: ({ diferencia }) => (diferencia === null ? null : formatearSaldo(diferencia)),
  },
];

interface MisJornadasProps {
  readonly jornada: string | undefined;
  readonly movimiento: string | undefined;
}

export function MisJornadas({ jornada, movimiento }: MisJornadasProps) {
  if (jornada !== undefined) return <Una id={jornada} movimiento={movimiento} />;
  return movimiento === undefined ? <Lista /> : <DelRecibo movimiento={movimiento} />;
}

/** Whoever comes with a receipt alone finds the jornada it is of. */
function DelRecibo({ movimiento }: { readonly movimiento: string }) {
  return (
    <Loaded consulta={useQuery(consultas.movimiento(movimiento))} filas={8} etiqueta="Cargando el recibo">
      {({ jornada }) => <Una id={jornada} movimiento={movimiento} />}
    </Loaded>
  );
}

function Lista() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    consultas.jornadas({}),
  );
  if (data === undefined)
    return error === null ? (
      <SkeletonRows filas={8} etiqueta="Cargando sus jornadas" />
    ) : (
      <ErrorState error={error} reintentar={refetch} />
    );
  const filas = data.pages.flatMap(({ jornadas }) => jornadas);
  if (filas.length === 0)
    return (
      <EmptyState
        icono={CalendarDaysIcon}
        titulo="Aún no tiene jornadas"
        texto="Aparecerán aquí cuando abra la primera."
      />
    );
  return (
    <Card titulo="Mis jornadas">
      <CardTable etiqueta="Mis jornadas" columnas={columnas} filas={filas} clave={({ id }) => id} />
      {hasNextPage && (
        <div className={classes.mas}>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Ver anteriores
          </Button>
        </div>
      )}
    </Card>
  );
}

function Una({ id, movimiento }: { readonly id: string; readonly movimiento: string | undefined }) {
  return (
    <Loaded consulta={useQuery(consultas.jornada(id))} filas={8} etiqueta="Cargando la jornada">
      {(jornada) => <Cerrada jornada={jornada} movimiento={movimiento} />}
    </Loaded>
  );
}
