// The own jornadas, from the newest to the oldest; each with its figures, its papers, what was observed and what was answered.
import type { Jornada, PasoDeRevision, ResumenDeJornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { responderObservacion } from '@cuadra/contract/contabilidad/cajas/revision';
import { nombresDeEstadoDeJornada } from '@cuadra/core/cajas/jornada';
import { CalendarDaysIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { consultas, refrescarCajas } from '#contabilidad/cajas/consultas.ts';
import { TablaDeMovimientos } from '#contabilidad/cajas/movimientos/tabla-de-movimientos.tsx';
import { call } from '#platform/api.ts';
import { formatDate, formatInstant } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto, formatearSaldo } from '#ui/format/dinero.ts';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ReasonDialog } from '#ui/order/reason-dialog.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { type Column, DataTable, rowLink } from '#ui/tables/data-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text, Title } from '#ui/text/text.tsx';
import { BotonesDeJornada } from '../imprimir.tsx';
import classes from '../mostrador.module.css';
import { Causas, Cuadre } from './cuadre.tsx';

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
    <Loaded query={useQuery(consultas.movimiento(movimiento))} rows={8} label="Cargando el recibo">
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
      <SkeletonRows rows={8} label="Cargando sus jornadas" />
    ) : (
      <ErrorState error={error} retry={refetch} />
    );
  const filas = data.pages.flatMap(({ jornadas }) => jornadas);
  if (filas.length === 0)
    return (
      <EmptyState
        icon={CalendarDaysIcon}
        title="Aún no tiene jornadas"
        text="Aparecerán aquí cuando abra la primera."
      />
    );
  return (
    <Section card max="64rem" title="Mis jornadas">
      <DataTable label="Mis jornadas" columns={columns} rows={filas} rowKey={({ id }) => id} />
      {hasNextPage && (
        <Row justify="center" pad="lg">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Ver anteriores
          </Button>
        </Row>
      )}
    </Section>
  );
}

const columns: readonly Column<ResumenDeJornada>[] = [
  {
    title: 'Fecha',
    kind: 'main',
    cell: ({ id, fecha }) => (
      <Link className={rowLink} to="/contabilidad/caja" search={{ vista: 'jornadas', jornada: id }}>
        {formatDate(fecha)}
      </Link>
    ),
  },
  { title: 'Caja', cell: ({ caja }) => `${caja.codigo} ${caja.nombre}` },
  { title: 'Estado', cell: ({ estado }) => nombresDeEstadoDeJornada[estado] },
  { title: 'Movimientos', kind: 'number', cell: ({ movimientos }) => formatearEntero(movimientos) },
  {
    title: 'Contado (Q)',
    kind: 'number',
    cell: ({ contado }) => (contado === null ? null : formatearMonto(contado)),
  },
  {
    title: 'Diferencia (Q)',
    kind: 'number',
    cell: ({ diferencia }) => (diferencia === null ? null : formatearSaldo(diferencia)),
  },
];

function Una({ id, movimiento }: { readonly id: string; readonly movimiento: string | undefined }) {
  return (
    <Loaded query={useQuery(consultas.jornada(id))} rows={8} label="Cargando la jornada">
      {(jornada) => <Cerrada jornada={jornada} movimiento={movimiento} />}
    </Loaded>
  );
}

interface CerradaProps {
  readonly jornada: Jornada;
  /** A receipt to be looked at first. */
  readonly movimiento?: string | undefined;
}

function Cerrada({ jornada, movimiento }: CerradaProps) {
  const { caja, fecha, estado, explicacion, pasos } = jornada;
  return (
    <Grid columns="minmax(37rem, 1fr) minmax(0, 1fr)" oneBelow="lg" gap="lg" align="start">
      <Stack as="section" surface="card" gap="lg" pad="lg none" aria-label="La jornada">
        <Title pad="none xl">
          {caja.codigo} {caja.nombre}, {formatDate(fecha)}
        </Title>
        <Text muted pad="none xl">
          Jornada {nombresDeEstadoDeJornada[estado].toLowerCase()}.
        </Text>
        <Cuadre jornada={jornada} />
        {explicacion !== null && (
          <Text muted lines="even" pad="none xl">
            Su explicación: {explicacion}
          </Text>
        )}
        <Causas jornada={jornada} />
        {pasos.length > 0 && <Pasos pasos={pasos} />}
        <Row gap="md" pad="none xl" className={classes.altos}>
          {estado === 'observada' && <Responder jornada={jornada} />}
          {estado !== 'abierta' && <BotonesDeJornada jornada={jornada.id} />}
        </Row>
      </Stack>
      <Stack as="section" surface="card" gap="lg" pad="lg none" aria-label="Movimientos de la jornada">
        <Title pad="none xl">Movimientos</Title>
        <TablaDeMovimientos jornada={jornada.id} senalados={movimiento === undefined ? [] : [movimiento]} />
      </Stack>
    </Grid>
  );
}

function Responder({ jornada: { id, version, pasos } }: { readonly jornada: Jornada }) {
  const [abierto, setAbierto] = useState(false);
  const comentario = pasos.findLast(({ paso }) => paso === 'observar')?.texto;
  return (
    <>
      <Button onClick={() => setAbierto(true)}>Responder</Button>
      {abierto && (
        <ReasonDialog
          title="Responder la observación"
          lead={comentario ?? undefined}
          label="Respuesta"
          submit="Responder"
          run={(respuesta) => call(responderObservacion, { params: { id }, body: { version, respuesta } })}
          refresh={refrescarCajas}
          onClose={() => setAbierto(false)}
        />
      )}
    </>
  );
}

const nombresDePaso: Readonly<Record<PasoDeRevision['paso'], string>> = {
  observar: 'observó',
  responder: 'respondió',
  proponer: 'propuso',
  negar: 'negó la propuesta',
  revisar: 'revisó',
};

function Pasos({ pasos }: { readonly pasos: readonly PasoDeRevision[] }) {
  return (
    <Stack as="ol" gap="md" size="sm" pad="none xl" aria-label="Revisión">
      {pasos.map(({ id, paso, por, en, texto }) => (
        <Stack key={id} as="li" gap="2xs">
          <Text as="span" muted>
            {por.nombre} {nombresDePaso[paso]}, {formatInstant(en)}
          </Text>
          {texto !== null && <Text>{texto}</Text>}
        </Stack>
      ))}
    </Stack>
  );
}
