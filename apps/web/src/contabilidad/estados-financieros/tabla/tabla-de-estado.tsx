// A statement as a table that scrolls inside its own frame, its heading and its names always in sight. Only the rows
// near the frame are drawn. One cell holds the keyboard, and the arrows move it.
import type { EstadoFinanciero } from '@cuadra/contract/contabilidad/estados-financieros';
import { type CSSProperties, Fragment, useMemo, useState } from 'react';
import { useFramedRows } from '#ui/tables/framed-rows.ts';
import { GridTable, RowGap } from '#ui/tables/grid-table.tsx';
import { useRowHeight } from '#ui/tables/row-height.ts';
import { useTableHandling } from '#ui/tables/table-handling.ts';
import type { TablePlace } from '#ui/tables/table-keys.ts';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import type { Cifras } from '../use-busqueda.ts';
import { anchoDeMonto } from './ancho-de-monto.ts';
import { type FilaVisible, filasVisibles, ramaDe } from './arbol.ts';
import { FilaDeTabla } from './fila-de-estado.tsx';
import classes from './tabla-de-estado.module.css';

interface TablaDeEstadoProps {
  readonly estado: EstadoFinanciero;
  readonly contraidas: ReadonlySet<string>;
  readonly agencia: string | undefined;
  readonly cifras: Cifras;
  readonly onAlternar: (clave: string) => void;
  /** What is shown is of before; what was asked for is on its way. */
  readonly atrasada: boolean;
}

/** On a usual screen. */
const COLUMNAS_QUE_CABEN = 6;
const ALTO_EN_DOS = 44;

export function TablaDeEstado(props: TablaDeEstadoProps) {
  const { estado, contraidas, atrasada } = props;
  const { columnas } = estado;
  const deFila = useRowHeight();
  const alto = useAtLeast('sm') ? deFila : ALTO_EN_DOS;
  const filas = useMemo(() => filasVisibles(estado.filas, contraidas), [estado.filas, contraidas]);
  const { activa, ventana, manejo } = useRecorrido(filas, alto, props);
  return (
    <div
      ref={ventana.marco}
      className={classes.marco}
      data-ancha={columnas.length > COLUMNAS_QUE_CABEN || undefined}
      data-atrasada={atrasada || undefined}
      data-estado={estado.estado}
    >
      <GridTable
        pattern="treegrid"
        label={estado.titulo}
        rows={filas.length + 1}
        columns={columnas.length + 1}
        className={classes.tabla}
        style={medidasDe(estado, alto)}
        aria-busy={atrasada}
        {...manejo}
      >
        <Encabezado columnas={columnas} />
        <tbody ref={ventana.lista}>
          <Filas {...props} filas={filas} activa={activa} ventana={ventana} />
        </tbody>
      </GridTable>
    </div>
  );
}

/** One cell holds the keyboard; which rows are drawn depends on it. */
function useRecorrido(filas: readonly FilaVisible[], alto: number, props: TablaDeEstadoProps) {
  const { estado, cifras, onAlternar } = props;
  const [pedida, setActiva] = useState<TablePlace>({ fila: 0, columna: 0 });
  const columnas = estado.columnas.length;
  const activa = {
    fila: Math.min(pedida.fila, filas.length - 1),
    columna: Math.min(pedida.columna, columnas),
  };
  const ventana = useFramedRows({
    cuantas: filas.length,
    altoDeFila: alto,
    activa: activa.fila,
    // The heading covers the height of two rows.
    altoDelEncabezado: alto * 2,
  });
  const manejo = useTableHandling({
    cuantas: filas.length,
    columnas,
    ventana,
    activa,
    ramaDe: (fila) => ramaDe(filas, fila),
    onActivar: setActiva,
    onAlternar: (fila) => {
      const clave = filas[fila]?.fila.clave;
      if (clave !== undefined) onAlternar(clave);
    },
    // Some figures open into their parts, here; the others lead elsewhere.
    onEnlace: ({ dataset: { cifra } }) => {
      if (cifra !== undefined) cifras.ver(cifra);
      return cifra !== undefined;
    },
  });
  return { activa, ventana, manejo };
}

interface FilasProps extends Pick<TablaDeEstadoProps, 'estado' | 'agencia' | 'cifras'> {
  readonly filas: readonly FilaVisible[];
  readonly activa: TablePlace;
  readonly ventana: ReturnType<typeof useFramedRows>;
}

function Filas({ estado, agencia, cifras, filas, activa, ventana }: FilasProps) {
  const { columnas } = estado;
  const nivelMin = useMemo(
    () => Math.min(6, ...estado.filas.flatMap(({ nivel }) => (nivel === 0 ? [] : [nivel]))),
    [estado.filas],
  );
  return (
    <>
      {ventana.filas.map(({ indice, hueco }) => {
        const visible = filas[indice];
        if (visible === undefined) return null;
        return (
          <Fragment key={visible.fila.clave}>
            <RowGap height={hueco} columns={columnas.length + 1} />
            <FilaDeTabla
              visible={visible}
              columnas={columnas}
              indice={indice}
              activa={indice === activa.fila ? activa.columna : undefined}
              nivelMin={nivelMin}
              agencia={agencia}
              cifras={cifras}
              medir={ventana.medir}
            />
          </Fragment>
        );
      })}
      <RowGap height={ventana.huecoFinal} columns={columnas.length + 1} />
    </>
  );
}

function Encabezado({ columnas }: Pick<EstadoFinanciero, 'columnas'>) {
  return (
    <>
      <colgroup>
        <col />
        {columnas.map(({ clave, clase }) => (
          <col key={clave} className={classes[clase]} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col" className={classes.esquina}>
            Renglón
          </th>
          {columnas.map(({ clave, titulo, subtitulo }) => (
            <th key={clave} scope="col" title={`${titulo} ${subtitulo}`.trim()}>
              <span className={classes.titulo}>{titulo}</span>
              <span className={classes.subtitulo}>{subtitulo}</span>
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

/** As the stylesheet knows them. */
const medidasDe = (estado: EstadoFinanciero, alto: number) =>
  ({
    '--montos': contar(estado, 'monto'),
    '--porcentajes': contar(estado, 'porcentaje'),
    '--monto': `${anchoDeMonto(estado)}rem`,
    '--alto': `${alto}px`,
  }) as CSSProperties;

const contar = ({ columnas }: EstadoFinanciero, clase: 'monto' | 'porcentaje') =>
  columnas.filter((columna) => columna.clase === clase).length;
