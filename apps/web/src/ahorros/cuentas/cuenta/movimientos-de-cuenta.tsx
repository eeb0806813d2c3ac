// The statement of an account: what moved, the newest first, with what it held after each, and its papers.
import type { CuentaEntera } from '@cuadra/contract/ahorros/cuentas';
import type { MovimientoDeAhorro } from '@cuadra/contract/ahorros/movimientos';
import { queryString } from '@cuadra/contract/endpoint';
import { nombresDeMovimientoAhorro } from '@cuadra/core/ahorros/cuenta';
import { centavos } from '@cuadra/core/dinero';
import { numeroDePartida } from '@cuadra/core/partida';
import { PrinterIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { usePermission } from '#platform/current-session.ts';
import { entregar } from '#reportes/exportar/entregar.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { Row } from '#ui/layout/layout.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { useFilters } from '#ui/list/use-filters.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { consultas } from '../consultas.ts';
import type { OrdenDeCuenta } from '../dialogos/dialogo-de-cuenta.tsx';
import { filtrosDeMovimientos } from '../direccion.ts';

interface MovimientosDeCuentaProps {
  readonly cuenta: CuentaEntera;
  readonly onOrden: (orden: OrdenDeCuenta) => void;
}

export function MovimientosDeCuenta({ cuenta, onOrden }: MovimientosDeCuentaProps) {
  const filters = useFilters(filtrosDeMovimientos);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    consultas.movimientos(cuenta.id, filters.query),
  );
  const movimientos = data?.pages.flatMap((pagina) => pagina.movimientos);
  return (
    <>
      <FilterBar filters={filters} tools={<Papeles cuenta={cuenta} {...filters.query} />} />
      <Loaded query={{ data: movimientos, error, refetch }} rows={12} label="Cargando los movimientos">
        {(filas) =>
          filas.length === 0 ? (
            <SinMovimientos onLimpiar={filters.any ? filters.clear : undefined} />
          ) : (
            <>
              <Tabla
                movimientos={filas}
                onDeshacer={(movimiento) => onOrden({ clase: 'deshacer', movimiento })}
              />
              {hasNextPage && (
                <Row justify="center" pad="lg">
                  <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                    Ver anteriores
                  </Button>
                </Row>
              )}
            </>
          )
        }
      </Loaded>
    </>
  );
}

interface SinMovimientosProps {
  /** Absent: no filter leaves any out. */
  readonly onLimpiar: (() => void) | undefined;
}

function SinMovimientos({ onLimpiar }: SinMovimientosProps) {
  if (onLimpiar !== undefined)
    return (
      <EmptyState
        title="Ningún movimiento con esos filtros"
        action={
          <Button variant="default" onClick={onLimpiar}>
            Limpiar filtros
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title="Aún no tiene movimientos"
      text="El primero es un depósito en ventanilla o una transferencia de otra cuenta."
    />
  );
}

interface PapelesProps {
  readonly cuenta: CuentaEntera;
  readonly desde?: string;
  readonly hasta?: string;
}

/** The statement of the days in sight and, of a term, its certificate. */
function Papeles({ cuenta, desde, hasta }: PapelesProps) {
  const { id, apertura, plazo, estado, movimientos } = cuenta;
  const filtros = { cuenta: id, desde: desde ?? apertura, hasta: hasta ?? todayInGuatemala() };
  const vive = estado !== 'cerrada' && estado !== 'por-retirar';
  return (
    <>
      {plazo !== null && vive && movimientos > 0 && <Certificado cuenta={id} />}
      <ExportMenu reporte="estado-de-cuenta-ahorro" filtros={filtros} texto="Estado de cuenta" />
    </>
  );
}

function Certificado({ cuenta }: { readonly cuenta: number }) {
  const [ocupado, setOcupado] = useState(false);
  const imprimir = async () => {
    setOcupado(true);
    try {
      await entregar({ reporte: 'certificado-de-plazo', formato: 'pdf', filtros: { cuenta } });
    } catch (error) {
      void notify(messageOf(error), 'error');
    } finally {
      setOcupado(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={ocupado}
      leftSection={<PrinterIcon width={18} height={18} aria-hidden="true" />}
      onClick={() => void imprimir()}
    >
      Certificado
    </Button>
  );
}

interface TablaProps {
  readonly movimientos: readonly MovimientoDeAhorro[];
  readonly onDeshacer: (movimiento: MovimientoDeAhorro) => void;
}

/** Each with its dates, what it took or brought, what was left, and where it comes from. */
function Tabla({ movimientos, onDeshacer }: TablaProps) {
  const registra = usePermission('ahorros:registrar');
  return (
    <DataTable
      label="Movimientos"
      columns={registra ? [...columnas, deshacer(onDeshacer)] : columnas}
      rows={movimientos}
      rowKey={({ n }) => String(n)}
    />
  );
}

const columnas: readonly Column<MovimientoDeAhorro>[] = [
  { title: 'Fecha', kind: 'code', cell: ({ fecha }) => formatDate(fecha) },
  { title: 'Fecha valor', kind: 'code', cell: ({ fechaValor }) => formatDate(fechaValor) },
  {
    title: 'Clase',
    kind: 'main',
    cell: ({ clase }) => (
      <Text as="span" unbroken>
        {nombresDeMovimientoAhorro[clase]}
      </Text>
    ),
  },
  { title: 'Concepto', cell: (movimiento) => <Concepto movimiento={movimiento} /> },
  { title: 'Origen', cell: (movimiento) => <Origen movimiento={movimiento} /> },
  {
    title: 'Cargo (Q)',
    kind: 'number',
    cell: ({ monto }) => (monto < 0 ? formatearMonto(centavos(-monto)) : ''),
  },
  {
    title: 'Abono (Q)',
    kind: 'number',
    cell: ({ monto }) => (monto > 0 ? formatearMonto(centavos(monto)) : ''),
  },
  { title: 'Saldo (Q)', kind: 'number', cell: ({ saldo }) => formatearMonto(centavos(saldo)) },
];

const deshacer = (onDeshacer: TablaProps['onDeshacer']): Column<MovimientoDeAhorro> => ({
  title: 'Acciones',
  kind: 'actions',
  cell: (movimiento) =>
    movimiento.deshacible && (
      <Button variant="subtle" size="compact-xs" onClick={() => onDeshacer(movimiento)}>
        Deshacer
      </Button>
    ),
});

interface DeMovimiento {
  readonly movimiento: MovimientoDeAhorro;
}

function Concepto({ movimiento }: DeMovimiento) {
  const { concepto, documento, contraparte, revierte, revertidoPor } = movimiento;
  const segundo = [
    contraparte === null ? null : `${contraparte.numero} ${contraparte.titular}`,
    documento === null ? null : `Documento ${documento}`,
    revierte === null ? null : `Deshace el movimiento ${revierte}`,
    revertidoPor === null ? null : `Deshecho por el movimiento ${revertidoPor}`,
  ].filter((parte) => parte !== null);
  if (concepto === null && segundo.length === 0) return null;
  return (
    <span>
      {concepto}
      {segundo.length > 0 && (
        <Text as="small" block size="xs" muted lines="tight">
          {segundo.join(' · ')}
        </Text>
      )}
    </span>
  );
}

/** To whoever may open them. */
function Origen({ movimiento: { partida, corrida } }: DeMovimiento) {
  const verPartidas = usePermission('partidas:ver');
  const verCorridas = usePermission('intereses:ver');
  if (partida === null && corrida === null) return 'Traído de antes';
  if (corrida === null && !verPartidas) return null;
  return (
    <Row as="span" inline gap="none lg" figures>
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
    </Row>
  );
}
