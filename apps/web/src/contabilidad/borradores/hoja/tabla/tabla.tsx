// The grid as a sheet with lettered columns and numbered lines, in a frame of its own. Only the lines in sight are
// drawn, and the one with the cursor, so that the keyboard never falls out of the page.
import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { formatearMonto } from '#ui/format/dinero.ts';
import { Box } from '#ui/layout/layout.tsx';
import { GridTable } from '#ui/tables/grid-table.tsx';
import { Hidden, Text } from '#ui/text/text.tsx';
import { CampoDeCuenta, CampoDeTexto } from '../celdas/campo-de-cuenta.tsx';
import { TextoDeCelda } from '../celdas/texto-de-celda.tsx';
import { type Entorno, letrasDeColumna, nombresDeColumna, useHoja } from '../entorno.ts';
import { type Columna, columnas, type FilaDeHoja } from '../fila.ts';
import classes from '../hoja.module.css';
import type { Montos } from '../montos.ts';
import { type ErroresDeFila, problemasDe } from '../problemas.ts';

const ALTO = 36;
const FILAS_DE_MAS = 8;

export function Tabla({ entorno }: { readonly entorno: Entorno }) {
  const { almacen } = entorno;
  const { filas, montos, cursor, seleccion, errores } = useHoja(almacen, (hoja) => hoja);
  const marco = useRef<HTMLElement>(null);
  const virtual = useFilasALaVista(marco, filas.length, cursor.fila);
  const elegidas = seleccion ?? undefined;
  return (
    <Box ref={marco} size="sm" className={classes.marco} data-marco>
      <GridTable
        pattern="grid-of-many"
        label="Líneas de la partida"
        rows={filas.length + 2}
        columns={columnas.length + 1}
        className={classes.tabla}
        onMouseDown={(event) => alPulsar(event, entorno)}
      >
        <Encabezado />
        <tbody className={classes.filas} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const fila = filas[index];
            const valores = montos[index];
            if (fila === undefined || valores === undefined) return null;
            return (
              <FilaDeTabla
                key={fila.clave}
                entorno={entorno}
                fila={fila}
                montos={valores}
                errores={errores.get(fila.clave)}
                indice={index}
                inicio={start}
                activa={index === cursor.fila ? cursor.columna : undefined}
                elegida={elegidas !== undefined && index >= elegidas.desde && index <= elegidas.hasta}
              />
            );
          })}
        </tbody>
        <Pie entorno={entorno} />
      </GridTable>
    </Box>
  );
}

function useFilasALaVista(marco: RefObject<HTMLElement | null>, cuantas: number, activa: number) {
  const virtual = useVirtualizer({
    count: cuantas,
    getScrollElement: () => marco.current,
    estimateSize: () => ALTO,
    overscan: FILAS_DE_MAS,
    // The header and the totals cover the height of a line each.
    scrollPaddingStart: ALTO,
    scrollPaddingEnd: ALTO,
    rangeExtractor: (rango) => cercanas(rango, activa),
  });
  useLayoutEffect(() => virtual.scrollToIndex(activa), [virtual, activa]);
  return virtual;
}

function Encabezado() {
  return (
    <thead className={classes.encabezado}>
      <tr className={classes.columnas} aria-rowindex={1}>
        <th scope="col" className={classes.numero}>
          <Hidden>Línea</Hidden>
        </th>
        {columnas.map((columna) => (
          <th key={columna} scope="col" data-columna={columna}>
            <Text as="span" size="xs">
              <span className={classes.letra} aria-hidden="true">
                {letrasDeColumna[columna]}
              </span>
              {nombresDeColumna[columna]}
            </Text>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Pie({ entorno: { almacen } }: { readonly entorno: Entorno }) {
  const totales = useHoja(almacen, (hoja) => hoja.totales);
  const lineas = useHoja(almacen, (hoja) => hoja.filas.length);
  return (
    <tfoot className={classes.pie}>
      <tr className={classes.columnas} aria-rowindex={lineas + 2}>
        <td className={classes.numero} />
        <th scope="row" data-columna="idCuenta">
          Totales (Q)
        </th>
        <td data-columna="debe">{formatearMonto(totales.debe)}</td>
        <td data-columna="haber">{formatearMonto(totales.haber)}</td>
        <td data-columna="resto" />
      </tr>
    </tfoot>
  );
}

function alPulsar(event: MouseEvent, { almacen, porConfirmar, enUso }: Entorno): void {
  if (event.button !== 0 || !(event.target instanceof Element)) return;
  const indice = Number(event.target.closest('[data-fila]')?.getAttribute('data-fila') ?? Number.NaN);
  if (Number.isNaN(indice) || event.target.closest('input') !== null) return;
  // The cell is given the keyboard by hand, once it is drawn as a field.
  event.preventDefault();
  porConfirmar.current?.();
  enUso.current = true;
  const escrita = event.target.closest('[data-columna]')?.getAttribute('data-columna');
  const columna: Columna | undefined = columnas.find((una) => una === escrita);
  const { cursor } = almacen.getSnapshot();
  const elegir = event.shiftKey ? 'desde-aqui' : columna === undefined ? 'esta' : undefined;
  almacen.irA({ fila: indice, columna: columna ?? cursor.columna }, elegir);
}

/** The lines in sight and, wherever it is, the one with the cursor. */
export function cercanas({ startIndex, endIndex, overscan, count }: Range, activa: number): number[] {
  const desde = Math.max(0, startIndex - overscan);
  const hasta = Math.min(count - 1, endIndex + overscan);
  const cerca = Array.from({ length: hasta - desde + 1 }, (_, lugar) => desde + lugar);
  if (activa >= desde && activa <= hasta) return cerca;
  return activa < desde ? [activa, ...cerca] : [...cerca, activa];
}

interface FilaDeTablaProps {
  readonly entorno: Entorno;
  readonly fila: FilaDeHoja;
  readonly montos: Montos;
  readonly errores: ErroresDeFila | undefined;
  readonly indice: number;
  /** Pixels from the first line. */
  readonly inicio: number;
  /** The cell with the cursor, if it is in this line. */
  readonly activa: Columna | undefined;
  readonly elegida: boolean;
}

const FilaDeTabla = memo(function FilaDeTabla(props: FilaDeTablaProps) {
  const { entorno, fila, montos, errores, indice, inicio, activa, elegida } = props;
  const problemas = problemasDe(fila, montos, errores, entorno.buscador);
  const hayProblemas = Object.keys(problemas).length > 0;
  return (
    <tr
      className={`${classes.fila} ${classes.columnas}`}
      style={{ transform: `translateY(${inicio}px)` }}
      aria-rowindex={indice + 2}
      aria-selected={elegida}
      data-fila={indice}
      data-propuesta={fila.propuesta || undefined}
    >
      <th scope="row" className={classes.numero} data-error={hayProblemas || undefined}>
        <Text as="span" size="xs">
          {indice + 1}
        </Text>
      </th>
      {columnas.map((columna) => {
        const problema = problemas[columna];
        const campo = { entorno, fila, indice, columna, problema, activo: true };
        return (
          <td
            key={columna}
            data-columna={columna}
            data-activa={columna === activa || undefined}
            data-error={problema !== undefined || undefined}
            title={problema}
          >
            {columna !== activa ? (
              <TextoDeCelda entorno={entorno} fila={fila} montos={montos} columna={columna} />
            ) : columna === 'idCuenta' ? (
              <CampoDeCuenta {...campo} />
            ) : (
              <CampoDeTexto {...campo} />
            )}
          </td>
        );
      })}
    </tr>
  );
});
