// The movements of a jornada, from the newest to the oldest, each with what it was undone by or undoes. It adds nothing
// up: its cajero counts without knowing.
//
//   <TablaDeMovimientos jornada={id} />
import type { Movimiento } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { clases } from '@cuadra/core/cajas/movimiento';
import { BanknotesIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatTime } from '../../../ui/format/date.ts';
import { formatearMonto } from '../../../ui/format/dinero.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { type CardColumn, CardTable } from '../../../ui/tables/card-table.tsx';
import { SkeletonRows } from '../../../ui/tables/skeleton-rows.tsx';
import { consultas } from '../consultas.ts';
import { numeroDeRecibo } from './recibo.ts';
import classes from './tabla-de-movimientos.module.css';

interface TablaDeMovimientosProps {
  readonly jornada: string;
  /** What can be done with each. */
  readonly acciones?: (movimiento: Movimiento) => ReactNode;
  /** To be looked at first: what may have caused a difference. */
  readonly senalados?: readonly string[];
}

export function TablaDeMovimientos({ jornada, acciones, senalados = [] }: TablaDeMovimientosProps) {
  const consulta = useInfiniteQuery(consultas.movimientos(jornada));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = consulta;
  if (data === undefined)
    return error === null ? (
      <SkeletonRows filas={6} etiqueta="Cargando los movimientos" />
    ) : (
      <ErrorState error={error} reintentar={refetch} />
    );
  const filas = data.pages.flatMap(({ movimientos }) => movimientos);
  if (filas.length === 0)
    return (
      <EmptyState
        icono={BanknotesIcon}
        titulo="Sin movimientos"
        texto="Lo que se registre en esta jornada aparecerá aquí."
      />
    );
  return (
    <>
      <CardTable
        etiqueta="Movimientos"
        columnas={columnasCon(acciones, senalados)}
        filas={filas}
        clave={({ id }) => id}
      />
      {hasNextPage && (
        <div className={classes.mas}>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Ver anteriores
          </Button>
        </div>
      )}
    </>
  );
}

function columnasCon(
  acciones: TablaDeMovimientosProps['acciones'],
  senalados: readonly string[],
): CardColumn<Movimiento>[] {
  const columnas: CardColumn<Movimiento>[] = [
    {
      titulo: 'Recibo',
      clase: 'principal',
      celda: (uno) => (
        <span className={classes.recibo} data-senalado={senalados.includes(uno.id) || undefined}>
          {numeroDeRecibo(uno)}
        </span>
      ),
    },
    { titulo: 'Hora', clase: 'cifras', celda: ({ registradoEn }) => formatTime(registradoEn) },
    { titulo: 'Movimiento', celda: (uno) => <Descripcion movimiento={uno} /> },
    { titulo: 'Entrada (Q)', clase: 'numero', celda: (uno) => montoSi(uno, 'entrada') },
    { titulo: 'Salida (Q)', clase: 'numero', celda: (uno) => montoSi(uno, 'salida') },
  ];
  return acciones === undefined
    ? columnas
    : [...columnas, { titulo: 'Acciones', clase: 'acciones', celda: acciones }];
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
    <div className={classes.descripcion}>
      <span>
        <span className={classes.clase}>{clases[clase].nombre}</span> {concepto}
      </span>
      <span className={classes.detalle}>{detalles.join(' · ')}</span>
      <Reversion movimiento={movimiento} />
    </div>
  );
}

function Reversion({ movimiento }: { readonly movimiento: Movimiento }) {
  const { codigoCaja, revierte, revertidoPor, motivo } = movimiento;
  const delRecibo = (otro: { readonly recibo: number }) =>
    numeroDeRecibo({ codigoCaja, recibo: otro.recibo });
  if (revertidoPor !== null)
    return <span className={classes.deshecho}>Deshecho por {delRecibo(revertidoPor)}</span>;
  if (revierte === null) return null;
  return (
    <span className={classes.deshecho}>
      Deshace {delRecibo(revierte)}
      {motivo === null ? '' : `: ${motivo}`}
    </span>
  );
}
