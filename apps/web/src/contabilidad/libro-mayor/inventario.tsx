// What the institution has, owes and is its own at the end of a day, account by account, and the proof that it balances.

import {
  type Inventario as DatosDeInventario,
  verInventario,
} from '@cuadra/contract/contabilidad/libro-mayor';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { enlaceDeEstado } from '#contabilidad/libros-legales/enlaces.ts';
import type { FiltroDeLibro } from '#contabilidad/libros-legales/filtros-de-libro.tsx';
import { FiltrosDeLibro } from '#contabilidad/libros-legales/filtros-de-libro.tsx';
import classes from '#contabilidad/libros-legales/libros-legales.module.css';
import { MarcaDatosAl, MarcasDeCifras, Prueba } from '#contabilidad/libros-legales/marcas-de-cifras.tsx';
import { NivelField } from '#contabilidad/libros-legales/nivel-field.tsx';
import { queryOf } from '#platform/query.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { formatearSaldo } from '#ui/format/dinero.ts';
import { Box } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { DataTable } from '#ui/tables/data-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { FootSum, SumsFoot } from '#ui/tables/sums-foot.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Busqueda } from './busqueda.ts';
import { useBusqueda } from './use-busqueda.ts';

export function Inventario() {
  const { busqueda, cambiar, limpiar } = useBusqueda();
  const { agencia, nivel, fecha = todayInGuatemala() } = busqueda;
  const carga = useQuery({
    ...queryOf(verInventario, {
      query: {
        fecha,
        ...(agencia === undefined ? {} : { agencia }),
        ...(nivel === undefined ? {} : { nivel }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Box as="section" surface="card" clip aria-label="Inventario">
      <FiltrosDeLibro
        busqueda={busqueda}
        onCambio={cambiar}
        onLimpiar={limpiar}
        propios={filtrosDelInventario(busqueda)}
        resumen={busqueda.fecha === undefined ? `Al ${formatDate(fecha)}` : undefined}
        fecha={<DateField label="Al" value={fecha} onChange={(elegida) => cambiar({ fecha: elegida })} />}
      >
        <NivelField valor={nivel} onCambio={(elegido) => cambiar({ nivel: elegido })} />
      </FiltrosDeLibro>
      <Box line="above">
        {carga.data === undefined && carga.isError && (
          <ErrorState error={carga.error} retry={carga.refetch} />
        )}
        {carga.data === undefined && !carga.isError && (
          <SkeletonRows rows={14} height={30} label="Cargando el inventario" />
        )}
        {carga.data !== undefined && <Cuentas carga={carga.data} fecha={fecha} agencia={agencia} />}
      </Box>
    </Box>
  );
}

/** In words, those that only this book has. */
const filtrosDelInventario = ({ fecha, nivel }: Busqueda): FiltroDeLibro<Busqueda>[] => [
  ...(fecha === undefined
    ? []
    : [{ key: 'fecha', text: `Al ${formatDate(fecha)}`, sinEl: { fecha: undefined } }]),
  ...(nivel === undefined ? [] : [{ key: 'nivel', text: `Nivel ${nivel}`, sinEl: { nivel: undefined } }]),
];

function Cuentas({
  carga: { cuentas, totales, preliminar, traidos, datosAl },
  fecha,
  agencia,
}: {
  readonly carga: ResponseOf<typeof verInventario>;
  readonly fecha: string;
  readonly agencia: string | undefined;
}) {
  if (cuentas.length === 0)
    return (
      <EmptyState
        title="No hay saldos a esa fecha"
        text={
          <>
            Elija otra fecha u otra agencia. <MarcaDatosAl datosAl={datosAl} />
          </>
        }
      />
    );
  const rango = { desde: `${fecha.slice(0, 4)}-01-01`, hasta: fecha, agencia };
  return (
    <>
      <TablaDeCuentas cuentas={cuentas} rango={rango} />
      <PruebaDelInventario
        totales={totales}
        preliminar={preliminar}
        traidos={traidos}
        datosAl={datosAl}
        rango={rango}
      />
    </>
  );
}

interface Rango {
  readonly desde: string;
  readonly hasta: string;
  readonly agencia: string | undefined;
}

interface TablaDeCuentasProps extends Pick<DatosDeInventario, 'cuentas'> {
  /** The days whose movements make each balance. */
  readonly rango: Rango;
}

function TablaDeCuentas({ cuentas, rango }: TablaDeCuentasProps) {
  return (
    <DataTable
      label="Inventario"
      narrow="keep"
      rows={cuentas}
      rowKey={({ idCuenta }) => idCuenta}
      rowTone={({ tipoCuenta }) => (tipoCuenta === 'M' ? 'strong' : undefined)}
      columns={[
        { title: 'Código', kind: 'code', yields: true, cell: ({ idCuenta }) => idCuenta },
        {
          title: 'Cuenta',
          cell: ({ nombreCuenta, nivel }) => (
            <Text as="span" block className={classes.rama} style={{ '--nivel': nivel - 1 } as CSSProperties}>
              {nombreCuenta}
            </Text>
          ),
        },
        {
          title: 'Saldo (Q)',
          kind: 'number',
          cell: ({ idCuenta, nombreCuenta, saldo }) => (
            <Link
              to="/contabilidad/movimientos-cuentas"
              search={{ cuenta: idCuenta, ...rango }}
              className={classes.cifra}
              aria-label={`${formatearSaldo(saldo)}, ver los movimientos de ${nombreCuenta}`}
            >
              {formatearSaldo(saldo)}
            </Link>
          ),
        },
      ]}
    />
  );
}

interface PruebaDelInventarioProps
  extends Pick<ResponseOf<typeof verInventario>, 'totales' | 'preliminar' | 'traidos' | 'datosAl'> {
  readonly rango: Rango;
}

function PruebaDelInventario({ totales, preliminar, traidos, datosAl, rango }: PruebaDelInventarioProps) {
  const { activo, pasivo, capital, resultado, cuadra } = totales;
  const balance = enlaceDeEstado(undefined, rango);
  return (
    <SumsFoot
      fixed
      label="Prueba del inventario"
      sumas={
        <>
          <FootSum name="Activo neto" centavos={activo} link={balance} />
          <FootSum name="Pasivo" centavos={pasivo} link={balance} />
          <FootSum name="Capital" centavos={capital} link={balance} />
          <FootSum
            name="Resultado"
            centavos={resultado}
            link={enlaceDeEstado('estado-de-resultados', rango)}
          />
        </>
      }
    >
      <MarcasDeCifras preliminar={preliminar} datosAl={datosAl} traidos={traidos} />
      <Prueba
        cuadra={cuadra}
        texto={cuadra ? 'Activo = pasivo + capital + resultado' : 'El inventario no cuadra'}
      />
    </SumsFoot>
  );
}
