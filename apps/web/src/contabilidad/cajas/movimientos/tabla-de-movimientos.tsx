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
import { formatTime } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { consultas } from '../consultas.ts';
import { numeroDeRecibo } from './recibo.ts';
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
      <Tabla filas={filas} acciones={acciones} senalados={senalados} />
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

interface TablaProps extends Pick<TablaDeMovimientosProps, 'acciones'> {
  readonly filas: readonly Movimiento[];
  readonly senalados: readonly string[];
}

function Tabla({ filas, acciones, senalados }: TablaProps) {
  return (
    <div className={classes.marco}>
      <table className={classes.tabla} aria-label="Movimientos">
        <thead>
          <tr>
            <th scope="col">Recibo</th>
            <th scope="col">Movimiento</th>
            <th scope="col" data-clase="monto">
              Entrada (Q)
            </th>
            <th scope="col" data-clase="monto">
              Salida (Q)
            </th>
            {acciones !== undefined && (
              <th scope="col">
                <span className={classes.oculto}>Acciones</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {filas.map((uno) => (
            <Fila key={uno.id} movimiento={uno} senalado={senalados.includes(uno.id)} acciones={acciones} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FilaProps extends Pick<TablaDeMovimientosProps, 'acciones'> {
  readonly movimiento: Movimiento;
  readonly senalado: boolean;
}

function Fila({ movimiento, senalado, acciones }: FilaProps) {
  const { sentido } = movimiento;
  return (
    <tr>
      <th scope="row" data-senalado={senalado || undefined}>
        {numeroDeRecibo(movimiento)}
        <span className={classes.detalle}>{formatTime(movimiento.registradoEn)}</span>
      </th>
      <td data-clase="descripcion">
        <Descripcion movimiento={movimiento} />
      </td>
      <td data-clase="monto" data-titulo="Entrada" data-vacia={sentido !== 'entrada' || undefined}>
        {montoSi(movimiento, 'entrada')}
      </td>
      <td data-clase="monto" data-titulo="Salida" data-vacia={sentido !== 'salida' || undefined}>
        {montoSi(movimiento, 'salida')}
      </td>
      {acciones !== undefined && <td data-clase="acciones">{acciones(movimiento)}</td>}
    </tr>
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
    <div className={classes.descripcion}>
      <span className={classes.concepto} title={concepto}>
        <span className={classes.clase}>{clases[clase].nombre}</span> {concepto}
      </span>
      <span className={`${classes.detalle} ${classes.enUnaLinea}`} title={detalles.join(' · ')}>
        {detalles.join(' · ')}
      </span>
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
