// A statement as a table that scrolls inside its own frame, its heading and its names always in sight. Only the rows
// near the frame are drawn. One cell holds the keyboard, and the arrows move it.

import type { ColumnaDeEstado, EstadoFinanciero } from '@cuadra/contract/contabilidad/estados-financieros';
import { cifraImpresa } from '@cuadra/core/estados-financieros/impresion';
import { ChevronRightIcon } from '@heroicons/react/16/solid';
import { type CSSProperties, Fragment, memo, useMemo, useState } from 'react';
import { Box, Row } from '#ui/layout/layout.tsx';
import { useFramedRows } from '#ui/tables/framed-rows.ts';
import { GridTable, RowGap } from '#ui/tables/grid-table.tsx';
import { useRowHeight } from '#ui/tables/row-height.ts';
import { useTableHandling } from '#ui/tables/table-handling.ts';
import type { TablePlace } from '#ui/tables/table-keys.ts';
import { Text } from '#ui/text/text.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import classes from '../estados-financieros.module.css';
import type { Cifras } from '../use-busqueda.ts';
import { anchoDeMonto } from './ancho-de-monto.ts';
import { type FilaVisible, filasVisibles, ramaDe } from './arbol.ts';
import { type Destino, destinoDe } from './enlace.ts';

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
    <Box
      ref={ventana.frame}
      size="sm"
      lines="tight"
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
        <tbody ref={ventana.list}>
          <Filas {...props} filas={filas} activa={activa} ventana={ventana} />
        </tbody>
      </GridTable>
    </Box>
  );
}

/** One cell holds the keyboard; which rows are drawn depends on it. */
function useRecorrido(filas: readonly FilaVisible[], alto: number, props: TablaDeEstadoProps) {
  const { estado, cifras, onAlternar } = props;
  const [pedida, setActiva] = useState<TablePlace>({ row: 0, column: 0 });
  const columnas = estado.columnas.length;
  const activa = {
    row: Math.min(pedida.row, filas.length - 1),
    column: Math.min(pedida.column, columnas),
  };
  const ventana = useFramedRows({
    count: filas.length,
    rowHeight: alto,
    active: activa.row,
    // The heading covers the height of two rows.
    headingHeight: alto * 2,
  });
  const manejo = useTableHandling({
    count: filas.length,
    columns: columnas,
    window: ventana,
    active: activa,
    branchOf: (fila) => ramaDe(filas, fila),
    onActivate: setActiva,
    onToggle: (fila) => {
      const clave = filas[fila]?.fila.clave;
      if (clave !== undefined) onAlternar(clave);
    },
    // Some figures open into their parts, here; the others lead elsewhere.
    onLink: ({ dataset: { cifra } }) => {
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
      {ventana.rows.map(({ index: indice, gap: hueco }) => {
        const visible = filas[indice];
        if (visible === undefined) return null;
        return (
          <Fragment key={visible.fila.clave}>
            <RowGap height={hueco} columns={columnas.length + 1} />
            <FilaDeTabla
              visible={visible}
              columnas={columnas}
              indice={indice}
              activa={indice === activa.row ? activa.column : undefined}
              nivelMin={nivelMin}
              agencia={agencia}
              cifras={cifras}
              medir={ventana.measure}
            />
          </Fragment>
        );
      })}
      <RowGap height={ventana.lastGap} columns={columnas.length + 1} />
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
            <Text as="span" size="xs">
              Renglón
            </Text>
          </th>
          {columnas.map(({ clave, titulo, subtitulo }) => (
            <th key={clave} scope="col" title={`${titulo} ${subtitulo}`.trim()}>
              <Text as="span" block size="xs" tone="normal" breaks>
                {titulo}
              </Text>
              <Text as="span" block size="xs" weight="normal" figures className={classes.subtitulo}>
                {subtitulo}
              </Text>
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

interface FilaDeEstadoProps {
  readonly visible: FilaVisible;
  readonly columnas: readonly ColumnaDeEstado[];
  readonly indice: number;
  /** The cell of this row that holds the keyboard. */
  readonly activa: number | undefined;
  readonly nivelMin: number;
  readonly agencia: string | undefined;
  readonly cifras: Cifras;
  readonly medir: (fila: HTMLTableRowElement | null) => void;
}

const FilaDeTabla = memo(function FilaDeTabla(props: FilaDeEstadoProps) {
  const { visible, columnas, indice, activa, nivelMin, agencia, cifras } = props;
  const { fila, expandible, expandida } = visible;
  const { clase, texto, nivel, valores, esFinal } = fila;
  return (
    <tr
      ref={props.medir}
      className={classes.fila}
      data-clase={clase}
      data-final={esFinal || undefined}
      data-mayor={expandible || undefined}
      data-nivel={Math.max(0, nivel - nivelMin)}
      aria-level={nivel === 0 ? 1 : nivel - nivelMin + 1}
      aria-rowindex={indice + 2}
      aria-expanded={expandible ? expandida : undefined}
      data-index={indice}
    >
      <th
        scope="row"
        className={classes.nombre}
        tabIndex={activa === 0 ? 0 : -1}
        data-columna={0}
        data-alternar={expandible || undefined}
        colSpan={valores.length === 0 ? columnas.length + 1 : undefined}
      >
        <Nombre visible={visible} nivelMin={nivelMin} />
      </th>
      {valores.map((valor, i) => {
        const columna = columnas[i];
        if (columna === undefined) return null;
        const cifra = cifraImpresa(valor, columna.clase);
        const suyo = { 'data-columna': i + 1, tabIndex: activa === i + 1 ? 0 : -1 };
        return (
          <td key={columna.clave} className={classes.cifra}>
            <Cifra {...suyo} destino={destinoDe(fila, columna, i, agencia)} cifras={cifras} texto={texto}>
              {cifra}
            </Cifra>
          </td>
        );
      })}
    </tr>
  );
});

function Nombre({ visible, nivelMin }: Pick<FilaDeEstadoProps, 'visible' | 'nivelMin'>) {
  const amplia = useAtLeast('sm');
  const { clase, nivel, idCuenta, texto } = visible.fila;
  return (
    <Row as="span" oneLine gap="sm" style={{ paddingInlineStart: `${sangriaDe(nivel, nivelMin)}rem` }}>
      {visible.expandible ? (
        <ChevronRightIcon className={classes.brazo} aria-hidden="true" />
      ) : (
        nivel > 0 && <span className={classes.sinBrazo} />
      )}
      {idCuenta !== null && (
        <Text as="span" rigid muted figures hideBelow="sm">
          {idCuenta}
        </Text>
      )}
      <Text
        as="span"
        shrinks
        size={clase === 'titulo' || !amplia ? 'xs' : undefined}
        className={classes.texto}
        title={texto}
      >
        {texto}
      </Text>
    </Row>
  );
}

interface CifraProps {
  readonly destino: Destino | undefined;
  readonly cifras: Cifras;
  /** What the row is called. */
  readonly texto: string;
  readonly tabIndex: number;
  readonly children: string;
}

function Cifra({ destino, cifras, texto, children, ...suyo }: CifraProps) {
  if (destino === undefined) return <span {...suyo}>{children}</span>;
  if (destino.tipo === 'movimientos')
    return (
      <a {...suyo} href={destino.enlace} aria-label={`${children}, ver los movimientos de ${texto}`}>
        {children}
      </a>
    );
  return (
    <a
      {...suyo}
      href={cifras.enlace(destino.cifra)}
      data-cifra={destino.cifra}
      aria-current={cifras.abierta === destino.cifra || undefined}
      aria-label={`${children}, ver de qué se compone ${texto}`}
    >
      {children}
    </a>
  );
}

const sangriaDe = (nivel: number, nivelMin: number): number => (nivel === 0 ? 0 : (nivel - nivelMin) * 0.875);
