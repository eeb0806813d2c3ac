// The movements of the accounts, one after another as on paper: only the rows near the window are drawn and only the
// pages in sight are kept, however long the accounts are.

import {
  listarMovimientos,
  MOVIMIENTOS_POR_PAGINA,
  type MovimientoDeCuenta,
} from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { call } from '#platform/api.ts';
import { Box } from '#ui/layout/layout.tsx';
import { useNearbyPages } from '#ui/tables/nearby-pages.ts';
import { RowGrid, type RowPlace } from '#ui/tables/row-grid.tsx';
import { useRowHeight } from '#ui/tables/row-height.ts';
import { useTableHandling } from '#ui/tables/table-handling.ts';
import { useWindowedRows } from '#ui/tables/windowed-rows.ts';
import { Text } from '#ui/text/text.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import type { Busqueda, Seleccion } from '../busqueda.ts';
import { FilaDeApertura, FilaDeBorrador, FilaDeCierre, FilaDeMovimiento, FilaDeReinicio } from './filas.tsx';
import { type Libro, lugarDe, paginaDe, paginasEntre, tramoDe } from './libro.ts';
import classes from './libro-de-cuentas.module.css';

interface LibroDeCuentasProps {
  readonly libro: Libro;
  readonly seleccion: Seleccion;
  readonly busqueda: Busqueda;
}

const ALTO_DE_TARJETA = 88;
const ALTO_DEL_PIE = 40;
/** In centavos; from here on figures need wider columns. */
const MONTO_GRANDE = 10_000_000_000;
/** Asked for before they come into sight. */
const FILAS_DE_ANTEMANO = 60;

export function LibroDeCuentas(props: LibroDeCuentasProps) {
  const enTarjetas = !useAtLeast('sm');
  // The heights of one shape say nothing of the other's: the table starts again.
  return <Tabla key={String(enTarjetas)} enTarjetas={enTarjetas} {...props} />;
}

function Tabla({
  enTarjetas,
  libro,
  seleccion,
  busqueda,
}: LibroDeCuentasProps & { readonly enTarjetas: boolean }) {
  const [elegida, setActiva] = useState(0);
  const alto = useRowHeight();
  const activa = Math.min(elegida, libro.filas - 1);
  const ventana = useWindowedRows({
    count: libro.filas,
    rowHeight: enTarjetas ? ALTO_DE_TARJETA : alto,
    active: activa,
    headingHeight: alto,
    footHeight: ALTO_DEL_PIE,
  });
  const manejo = useTableHandling({
    count: libro.filas,
    window: ventana,
    active: { row: activa, column: 0 },
    onActivate: ({ row: fila }) => setActiva(fila),
  });
  const { movimientoEn, fallo } = useMovimientos(libro, seleccion, ventana.range);
  const enVista = libro.tramos.length === 1 ? undefined : tramoDe(libro, ventana.range.desde)?.cuenta;
  return (
    <>
      <RowGrid
        pattern="grid"
        label="Movimientos"
        count={libro.filas}
        window={ventana}
        handling={manejo}
        className={enTarjetas ? `${classes.tabla} ${classes.tarjetas}` : classes.tabla}
        columns={classes.columnas}
        data={{ 'data-grandes': tieneGrandes(libro) }}
        heading={<Encabezado cuenta={enVista} />}
      >
        {ventana.rows.map(({ index: indice, place: lugar }) =>
          dibujarFila(
            { index: indice, place: lugar, active: indice === activa },
            { libro, busqueda, movimientoEn },
          ),
        )}
      </RowGrid>
      {fallo !== undefined && <Fallo reintentar={fallo} />}
    </>
  );
}

function Fallo({ reintentar }: { readonly reintentar: () => unknown }) {
  return (
    <Box size="sm" tone="error" pad="md xl" line="above" role="alert">
      Parte de los movimientos no se pudo cargar.{' '}
      <Button variant="transparent" color="red" size="compact-sm" px={0} onClick={() => void reintentar()}>
        Reintentar
      </Button>
    </Box>
  );
}

/** No balance of an account goes beyond what it brought and what moved it. */
const tieneGrandes = ({ tramos }: Libro): boolean =>
  tramos.some(
    ({ cuenta: { saldoInicial, debe, haber } }) =>
      Math.abs(saldoInicial) + Math.max(debe, haber) >= MONTO_GRANDE,
  );

interface DelLibro {
  readonly libro: Libro;
  readonly busqueda: Busqueda;
  readonly movimientoEn: (pagina: number, puesto: number) => MovimientoDeCuenta | undefined;
}

/** Whatever stands at that place of the book. */
function dibujarFila(puesto: RowPlace, { libro, busqueda, movimientoEn }: DelLibro) {
  const suya = lugarDe(libro, puesto.index);
  switch (suya?.tipo) {
    case undefined:
      return null;
    case 'apertura': {
      const sola = libro.tramos.length === 1;
      return (
        <FilaDeApertura key={puesto.index} {...puesto} cuenta={suya.cuenta} sola={sola} busqueda={busqueda} />
      );
    }
    case 'reinicio':
      return (
        <FilaDeReinicio
          key={puesto.index}
          {...puesto}
          cuenta={suya.cuenta}
          reinicio={suya.reinicio}
          busqueda={busqueda}
        />
      );
    case 'cierre':
      return <FilaDeCierre key={puesto.index} {...puesto} cuenta={suya.cuenta} />;
    case 'borrador':
      return <FilaDeBorrador key={puesto.index} {...puesto} borrador={suya.borrador} />;
    case 'movimiento': {
      const movimiento = movimientoEn(suya.pagina, suya.puesto);
      return <FilaDeMovimiento key={puesto.index} {...puesto} movimiento={movimiento} busqueda={busqueda} />;
    }
    default:
      return suya satisfies never;
  }
}

/** The movements in sight and a little beyond. */
function useMovimientos(
  libro: Libro,
  { desde, hasta, agencia, partidas }: Seleccion,
  rango: { readonly desde: number; readonly hasta: number },
) {
  const numeros = useMemo(
    () =>
      paginasEntre(
        libro,
        Math.max(0, rango.desde - FILAS_DE_ANTEMANO),
        Math.min(libro.filas - 1, rango.hasta + FILAS_DE_ANTEMANO),
      ),
    [libro, rango.desde, rango.hasta],
  );
  const paginas = useNearbyPages(numeros, (numero) => {
    const { cuenta, cursor } = paginaDe(libro, numero);
    const idCuenta = cuenta?.idCuenta ?? '';
    const query = { idCuenta, desde, hasta, cursor, limite: MOVIMIENTOS_POR_PAGINA };
    const suyos = {
      ...query,
      ...(agencia === undefined ? {} : { agencia }),
      ...(partidas === undefined ? {} : { partidas }),
    };
    return {
      // When the account moves, its pages are others.
      queryKey: [listarMovimientos.path, suyos, cuenta?.debe, cuenta?.haber],
      queryFn: ({ signal }) => call(listarMovimientos, { query: suyos }, { signal }),
    };
  });
  const fallida = [...paginas.values()].find(({ isError }) => isError);
  return {
    movimientoEn: (pagina: number, puesto: number): MovimientoDeCuenta | undefined =>
      paginas.get(pagina)?.data?.movimientos[puesto],
    fallo: fallida?.refetch,
  };
}

interface EncabezadoProps {
  /** The one in sight, when there are several. */
  readonly cuenta: { readonly idCuenta: string; readonly nombreCuenta: string } | undefined;
}

function Encabezado({ cuenta }: EncabezadoProps) {
  return (
    <>
      <th scope="col" data-celda="fecha">
        Fecha
      </th>
      <th scope="col" data-celda="numero">
        Partida
      </th>
      <th scope="col" data-celda="tipo">
        Tipo
      </th>
      <th scope="col" data-celda="agencia">
        Ag.
      </th>
      <th scope="col" data-celda="concepto">
        {cuenta === undefined ? (
          'Concepto'
        ) : (
          <span className={classes.texto} title={`${cuenta.idCuenta} ${cuenta.nombreCuenta}`}>
            Concepto{' '}
            <Text as="span" tone="normal">
              · {`${cuenta.idCuenta} ${cuenta.nombreCuenta}`}
            </Text>
          </span>
        )}
      </th>
      <th scope="col" data-celda="contrapartida">
        Contrapartida
      </th>
      <th scope="col" data-celda="debe">
        Debe (Q)
      </th>
      <th scope="col" data-celda="haber">
        Haber (Q)
      </th>
      <th scope="col" data-celda="saldo">
        Saldo (Q)
      </th>
    </>
  );
}
