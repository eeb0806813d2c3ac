// The one table of the house for a list whose rows open what they stand for: the keyboard goes through them. Where there
// is no room the columns that matter least go first; on a phone each row is a card.
//
//   <OpenableTable etiqueta="Cajas del día" columnas={columnas} filas={cajas} clave={({ id }) => id} nombre={…} onAbrir={…} />
import { type ReactNode, useEffect, useState } from 'react';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import classes from './openable-table.module.css';
import { useRowHeight } from './row-height.ts';
import { RowTable, rowProps } from './row-table.tsx';
import { useTableHandling } from './table-handling.ts';
import { useWindowedRows } from './windowed-rows.ts';

export interface OpenableColumn<F> {
  readonly titulo: string;
  readonly celda: (fila: F) => ReactNode;
  /** How wide it is, and how what is in it stands: texto takes what is left. */
  readonly clase: 'texto' | 'nombre' | 'estado' | 'fecha' | 'cuenta' | 'monto' | 'avisos';
  /** Gives way when there is no room for all: segunda before primera. */
  readonly cede?: 'primera' | 'segunda';
}

interface OpenableTableProps<F> {
  readonly etiqueta: string;
  readonly columnas: readonly OpenableColumn<F>[];
  readonly filas: readonly F[];
  readonly clave: (fila: F) => string;
  /** What is read aloud. */
  readonly nombre: (fila: F) => string;
  readonly onAbrir: (fila: F, medio: OpenedBy) => void;
  /** The one whose panel is open. */
  readonly abierta?: ((fila: F) => boolean) | undefined;
  /** There are more than are here: the end of these is near. Kept between draws. */
  readonly onFin?: (() => void) | undefined;
}

export type OpenedBy = 'teclado' | 'puntero';

const ALTO_DE_TARJETA = 132;
const ALTO_DEL_PIE = 40;
const FILAS_ANTES_DEL_FIN = 40;

export function OpenableTable<F>(props: OpenableTableProps<F>) {
  const enTarjetas = !useAtLeast('sm');
  // The heights of one shape say nothing of the other's: the table starts again.
  return <Tabla key={String(enTarjetas)} enTarjetas={enTarjetas} {...props} />;
}

function Tabla<F>(props: OpenableTableProps<F> & { readonly enTarjetas: boolean }) {
  const { enTarjetas, etiqueta, columnas, filas, clave, nombre, abierta } = props;
  const { ventana, manejo, activa } = useFilas(props);
  return (
    <RowTable
      patron="grid"
      etiqueta={etiqueta}
      cuantas={props.onFin === undefined ? filas.length : undefined}
      ventana={ventana}
      manejo={manejo}
      className={classes.tabla}
      columnas={classes.columnas}
      datos={{ 'data-en-tarjetas': enTarjetas }}
      encabezado={columnas.map(({ titulo, clase, cede }) => (
        <th key={titulo} scope="col" data-clase={clase} data-cede={cede}>
          {titulo}
        </th>
      ))}
    >
      {ventana.filas.map(({ indice, lugar }) => {
        const fila = filas[indice];
        if (fila === undefined) return null;
        return (
          <tr
            key={clave(fila)}
            {...rowProps({ indice, lugar, activa: indice === activa }, nombre(fila))}
            ref={ventana.medir}
            className={`${classes.fila} ${classes.columnas}`}
            aria-current={abierta?.(fila) || undefined}
          >
            <Cells columnas={columnas} fila={fila} />
          </tr>
        );
      })}
    </RowTable>
  );
}

type OpenableTotalsProps<F> = Pick<OpenableTableProps<F>, 'etiqueta' | 'columnas' | 'filas' | 'clave'>;

/** What its rows add up to, a row for each part, under the same columns: always in sight below them. */
export function OpenableTotals<F>({ etiqueta, columnas, filas, clave }: OpenableTotalsProps<F>) {
  return (
    <table className={`${classes.tabla} ${classes.totales}`} aria-label={etiqueta}>
      <tbody>
        {filas.map((fila) => (
          <tr key={clave(fila)} className={classes.columnas}>
            <Cells columnas={columnas} fila={fila} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cells<F>({ columnas, fila }: Pick<OpenableTableProps<F>, 'columnas'> & { readonly fila: F }) {
  return columnas.map(({ titulo, clase, cede, celda }) => (
    <td key={titulo} data-clase={clase} data-cede={cede} data-titulo={titulo}>
      {celda(fila)}
    </td>
  ));
}

function useFilas<F>(props: OpenableTableProps<F> & { readonly enTarjetas: boolean }) {
  const { enTarjetas, filas, clave, abierta, onAbrir, onFin } = props;
  const [recordada, setRecordada] = useState(0);
  const activa = Math.max(0, Math.min(filas.length - 1, recordada));
  const alto = useRowHeight();
  const ventana = useWindowedRows({
    cuantas: filas.length,
    altoDeFila: enTarjetas ? ALTO_DE_TARJETA : alto,
    claveDe: enTarjetas ? (lugar) => claveEn(filas, clave, lugar) : undefined,
    activa,
    altoDelEncabezado: alto,
    altoDelPie: ALTO_DEL_PIE,
  });
  useEffect(() => {
    if (ventana.rango.hasta >= filas.length - FILAS_ANTES_DEL_FIN) onFin?.();
  }, [ventana.rango.hasta, filas.length, onFin]);
  const abrir = (indice: number, medio: OpenedBy) => {
    const fila = filas[indice];
    if (fila !== undefined) onAbrir(fila, medio);
  };
  const manejo = useTableHandling({
    cuantas: filas.length,
    ventana,
    activa: { fila: activa, columna: 0 },
    onActivar: ({ fila }) => setRecordada(fila),
    onEntrar: (fila) => abrir(fila, 'teclado'),
    onPulsar: (fila) => abrir(fila, 'puntero'),
    // An open panel follows whoever goes through the list.
    onLlegar: (fila) => {
      const alguna = abierta !== undefined && filas.some(abierta);
      const nueva = filas[fila];
      if (alguna && nueva !== undefined && !abierta(nueva)) abrir(fila, 'puntero');
    },
  });
  return { ventana, manejo, activa };
}

function claveEn<F>(filas: readonly F[], clave: (fila: F) => string, lugar: number): string {
  const fila = filas[lugar];
  return fila === undefined ? String(lugar) : clave(fila);
}
