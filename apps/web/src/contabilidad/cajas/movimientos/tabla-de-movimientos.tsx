// The movements of a jornada, from the newest to the oldest, each with what it was undone by or undoes. It adds nothing
// up: its cajero counts without knowing.
//
//   <TablaDeMovimientos jornada={id} />
import type { Movimiento } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { clases } from '@cuadra/core/cajas/movimiento';
import { numeroDeRecibo } from '@cuadra/core/cajas/recibo';
import { BanknotesIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatTime } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { StateMark } from '#ui/marks/state-mark.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { DataTable } from '#ui/tables/data-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text } from '#ui/text/text.tsx';
import { consultas } from '../consultas.ts';
import classes from './tabla-de-movimientos.module.css';

interface TablaDeMovimientosProps {
  readonly jornada: string;
  /** What can be done with each. */
  readonly acciones?: ((movimiento: Movimiento) => ReactNode) | undefined;
  /** To be looked at first: what may have caused a difference. */
  readonly senalados?: readonly string[];
}

export function TablaDeMovimientos({ jornada, acciones, senalados = [] }: TablaDeMovimientosProps) {
  const consulta = useInfiniteQuery(consultas.movimientos(jornada));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = consulta;
  if (data === undefined)
    return error === null ? (
      <SkeletonRows rows={6} label="Cargando los movimientos" />
    ) : (
      <ErrorState error={error} retry={refetch} />
    );
  const filas = data.pages.flatMap(({ movimientos }) => movimientos);
  if (filas.length === 0)
    return (
      <EmptyState
        icon={BanknotesIcon}
        title="Sin movimientos"
        text="Lo que se registre en esta jornada aparecerá aquí."
      />
    );
  return (
    <>
      <Tabla filas={filas} acciones={acciones} senalados={senalados} />
      {hasNextPage && (
        <Row justify="center" pad="lg">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Ver anteriores
          </Button>
        </Row>
      )}
    </>
  );
}

interface TablaProps extends Pick<TablaDeMovimientosProps, 'acciones'> {
  readonly filas: readonly Movimiento[];
  readonly senalados: readonly string[];
}

function Tabla({ filas, acciones, senalados }: TablaProps) {
  return (
    <DataTable
      label="Movimientos"
      narrow="stack"
      rows={filas}
      rowKey={({ id }) => id}
      columns={[
        {
          title: 'Recibo',
          kind: 'code',
          rowHeader: true,
          cell: (uno) => <Recibo movimiento={uno} senalado={senalados.includes(uno.id)} />,
        },
        { title: 'Movimiento', kind: 'words', cell: (uno) => <Descripcion movimiento={uno} /> },
        { title: 'Entrada (Q)', kind: 'number', cell: (uno) => montoSi(uno, 'entrada') },
        { title: 'Salida (Q)', kind: 'number', cell: (uno) => montoSi(uno, 'salida') },
        ...(acciones === undefined ? [] : [{ title: 'Acciones', kind: 'actions' as const, cell: acciones }]),
      ]}
    />
  );
}

interface ReciboProps {
  readonly movimiento: Movimiento;
  readonly senalado: boolean;
}

function Recibo({ movimiento, senalado }: ReciboProps) {
  const numero = numeroDeRecibo(movimiento.codigoCaja, movimiento.recibo);
  return (
    <span>
      {senalado ? (
        <StateMark mark="full" markTone="warning">
          {numero}
        </StateMark>
      ) : (
        numero
      )}
      <Text as="span" block size="xs" muted>
        {formatTime(movimiento.registradoEn)}
      </Text>
    </span>
  );
}

const montoSi = ({ sentido, monto }: Movimiento, cual: Movimiento['sentido']) =>
  sentido === cual ? formatearMonto(monto) : null;

function Descripcion({ movimiento }: { readonly movimiento: Movimiento }) {
  const { clase, medio, concepto, idCuenta, nombreCuenta, persona, documento } = movimiento;
  const detalles = [
    `${idCuenta} ${nombreCuenta}`,
    ...(medio === 'cheque' ? ['Cheque'] : []),
    ...(documento === null ? [] : [`Doc. ${documento}`]),
    ...(persona === null ? [] : [persona.nombre]),
  ];
  return (
    <Stack>
      <span className={classes.concepto} title={concepto}>
        <Text as="span" weight="medium">
          {clases[clase].nombre}
        </Text>{' '}
        {concepto}
      </span>
      <Text as="span" size="xs" muted cut title={detalles.join(' · ')}>
        {detalles.join(' · ')}
      </Text>
      <Reversion movimiento={movimiento} />
    </Stack>
  );
}

function Reversion({ movimiento }: { readonly movimiento: Movimiento }) {
  const { codigoCaja, revierte, revertidoPor, motivo } = movimiento;
  if (revertidoPor !== null)
    return <Deshecho>Deshecho por {numeroDeRecibo(codigoCaja, revertidoPor.recibo)}</Deshecho>;
  if (revierte === null) return null;
  return (
    <Deshecho>
      Deshace {numeroDeRecibo(codigoCaja, revierte.recibo)}
      {motivo === null ? '' : `: ${motivo}`}
    </Deshecho>
  );
}

const Deshecho = ({ children }: { readonly children: ReactNode }) => (
  <Text as="span" size="xs" tone="warning">
    {children}
  </Text>
);
