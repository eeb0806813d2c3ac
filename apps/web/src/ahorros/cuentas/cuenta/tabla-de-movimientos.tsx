// Each movement with its dates, what it took or brought, what was left, and where it comes from.
import type { MovimientoDeAhorro } from '@cuadra/contract/ahorros/movimientos';
import { queryString } from '@cuadra/contract/endpoint';
import { nombresDeMovimientoAhorro } from '@cuadra/core/ahorros/cuenta';
import { centavos } from '@cuadra/core/dinero';
import { numeroDePartida } from '@cuadra/core/partida';
import { Button } from '@mantine/core';
import { usePermission } from '#platform/current-session.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import classes from './cuenta.module.css';

interface TablaDeMovimientosProps {
  readonly movimientos: readonly MovimientoDeAhorro[];
  readonly onDeshacer: (movimiento: MovimientoDeAhorro) => void;
}

export function TablaDeMovimientos({ movimientos, onDeshacer }: TablaDeMovimientosProps) {
  const registra = usePermission('ahorros:registrar');
  return (
    <CardTable
      etiqueta="Movimientos"
      columnas={registra ? [...columnas, deshacer(onDeshacer)] : columnas}
      filas={movimientos}
      clave={({ n }) => String(n)}
    />
  );
}

const columnas: readonly CardColumn<MovimientoDeAhorro>[] = [
  { titulo: 'Fecha', clase: 'cifras', celda: ({ fecha }) => formatDate(fecha) },
  { titulo: 'Fecha valor', clase: 'cifras', celda: ({ fechaValor }) => formatDate(fechaValor) },
  {
    titulo: 'Clase',
    clase: 'principal',
    celda: ({ clase }) => <span className={classes.clase}>{nombresDeMovimientoAhorro[clase]}</span>,
  },
  { titulo: 'Concepto', celda: (movimiento) => <Concepto movimiento={movimiento} /> },
  { titulo: 'Origen', celda: (movimiento) => <Origen movimiento={movimiento} /> },
  {
    titulo: 'Cargo (Q)',
    clase: 'numero',
    celda: ({ monto }) => (monto < 0 ? formatearMonto(centavos(-monto)) : ''),
  },
  {
    titulo: 'Abono (Q)',
    clase: 'numero',
    celda: ({ monto }) => (monto > 0 ? formatearMonto(centavos(monto)) : ''),
  },
  { titulo: 'Saldo (Q)', clase: 'numero', celda: ({ saldo }) => formatearMonto(centavos(saldo)) },
];

const deshacer = (onDeshacer: TablaDeMovimientosProps['onDeshacer']): CardColumn<MovimientoDeAhorro> => ({
  titulo: 'Acciones',
  clase: 'acciones',
  celda: (movimiento) =>
    movimiento.deshacible && (
      <Button variant="subtle" size="compact-xs" onClick={() => onDeshacer(movimiento)}>
        Deshacer
      </Button>
    ),
});

function Concepto({ movimiento }: { readonly movimiento: MovimientoDeAhorro }) {
  const { concepto, documento, contraparte, revierte, revertidoPor } = movimiento;
  const segundo = [
    contraparte === null ? null : `${contraparte.numero} ${contraparte.titular}`,
    documento === null ? null : `Documento ${documento}`,
    revierte === null ? null : `Deshace el movimiento ${revierte}`,
    revertidoPor === null ? null : `Deshecho por el movimiento ${revertidoPor}`,
  ].filter((parte) => parte !== null);
  if (concepto === null && segundo.length === 0) return null;
  return (
    <span className={classes.concepto}>
      {concepto}
      {segundo.length > 0 && <small>{segundo.join(' · ')}</small>}
    </span>
  );
}

/** To whoever may open them. */
function Origen({ movimiento: { partida, corrida } }: { readonly movimiento: MovimientoDeAhorro }) {
  const verPartidas = usePermission('partidas:ver');
  const verCorridas = usePermission('intereses:ver');
  if (partida === null && corrida === null) return 'Traído de antes';
  if (corrida === null && !verPartidas) return null;
  return (
    <span className={classes.enlaces}>
      {corrida !== null &&
        (verCorridas ? (
          <PlainLink to={`/ahorros/corridas/${corrida.id}`}>{corrida.nombre}</PlainLink>
        ) : (
          corrida.nombre
        ))}
      {partida !== null && verPartidas && (
        <PlainLink to={`/contabilidad/ver-partidas${queryString({ partida: partida.id })}`}>
          {numeroDePartida(partida)}
        </PlainLink>
      )}
    </span>
  );
}
