// The partidas as a grid that the keyboard goes through: only the rows near the window are drawn, however many there are.
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { type ReactNode, useEffect } from 'react';
import { useRowHeight } from '#ui/tables/row-height.ts';
import { RowTable } from '#ui/tables/row-table.tsx';
import { useWindowedRows } from '#ui/tables/windowed-rows.ts';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import { Encabezado, type OrdenDeTabla } from './encabezado.tsx';
import { FilaDePartida } from './fila-de-partida.tsx';
import classes from './tabla-de-partidas.module.css';
import { type AlManejar, indiceActivo, useManejo } from './use-manejo.ts';

export interface FilaDeLista {
  readonly partida: ResumenDePartida;
  /** Under the concepto. */
  readonly nota?: ReactNode;
  /** At the end of the row; told whether the row holds the keyboard, so that only then are they reached with it. */
  readonly acciones?: (activa: boolean) => ReactNode;
}

interface TablaDePartidasProps extends AlManejar {
  readonly etiqueta: string;
  readonly filas: readonly FilaDeLista[];
  readonly palabras?: readonly string[];
  readonly activa: { readonly id: string | undefined; readonly indice: number };
  /** Absent: the order does not change. */
  readonly orden?: OrdenDeTabla | undefined;
  /** The end of what is loaded is near. */
  readonly onFin?: () => void;
}

const ALTO_DE_LA_NOTA = 22;
const ALTO_DE_TARJETA = 82;
/** The totals stay at the bottom, over the last row. */
const ALTO_DEL_PIE = 40;
const ALTO_DE_LA_SELECCION = 52;
const FILAS_ANTES_DEL_FIN = 40;
const SIN_PALABRAS: readonly string[] = [];

export function TablaDePartidas(props: TablaDePartidasProps) {
  const enTarjetas = !useAtLeast('sm');
  // The heights of one shape say nothing of the other's: the table starts again.
  return <Tabla key={String(enTarjetas)} enTarjetas={enTarjetas} {...props} />;
}

function Tabla(props: TablaDePartidasProps & { readonly enTarjetas: boolean }) {
  const { enTarjetas, filas, palabras = SIN_PALABRAS, abierta, seleccion, onFin } = props;
  const conNotas = filas.some(({ nota }) => nota !== undefined);
  const conAcciones = filas.some(({ acciones }) => acciones !== undefined);
  const indice = indiceActivo(filas, props.activa);
  const alto = useRowHeight();
  const ventana = useWindowedRows({
    cuantas: filas.length,
    altoDeFila: enTarjetas ? ALTO_DE_TARJETA : conNotas ? alto + ALTO_DE_LA_NOTA : alto,
    claveDe: enTarjetas || conNotas ? (lugar) => filas[lugar]?.partida.id ?? String(lugar) : undefined,
    activa: indice,
    altoDelEncabezado: alto,
    altoDelPie: ALTO_DEL_PIE + (seleccion.seleccion.size > 0 ? ALTO_DE_LA_SELECCION : 0),
  });
  const manejo = useManejo(props, { filas, indice, ventana });
  useAlAcercarseAlFin(ventana.rango.hasta, filas.length, onFin);
  return (
    <RowTable
      patron="grid-de-varias"
      etiqueta={props.etiqueta}
      // More come as the end gets near.
      cuantas={undefined}
      ventana={ventana}
      manejo={manejo}
      className={classes.tabla}
      columnas={classes.columnas}
      datos={{ 'data-en-tarjetas': enTarjetas, 'data-con-notas': conNotas, 'data-con-acciones': conAcciones }}
      encabezado={<Encabezado orden={props.orden} conAcciones={conAcciones} />}
    >
      {ventana.filas.map(({ indice: suyo, lugar }) => {
        const fila = filas[suyo];
        if (fila === undefined) return null;
        const { id } = fila.partida;
        return (
          <FilaDePartida
            key={id}
            fila={fila}
            indice={suyo}
            lugar={lugar}
            palabras={palabras}
            activa={suyo === indice}
            abierta={id === abierta}
            elegida={seleccion.seleccion.has(id)}
            medir={ventana.medir}
          />
        );
      })}
    </RowTable>
  );
}

function useAlAcercarseAlFin(ultima: number, cuantas: number, onFin: (() => void) | undefined): void {
  useEffect(() => {
    if (ultima >= cuantas - FILAS_ANTES_DEL_FIN) onFin?.();
  }, [ultima, cuantas, onFin]);
}
