// The partidas as a grid that the keyboard goes through: only the rows near the window are drawn, however many there are. The
// headings of the columns by which it is ordered are pressed for it.
import type { OrdenDePartidas, ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { maximoDe } from '@cuadra/core/dinero';
import { nombresDeTipoDePartida, numeroDePartida } from '@cuadra/core/partida';
import {
  BarsArrowDownIcon,
  BarsArrowUpIcon,
  CheckIcon,
  ExclamationTriangleIcon,
  PaperClipIcon,
} from '@heroicons/react/16/solid';
import { memo, type ReactNode, useEffect } from 'react';
import { formatDate } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { Row } from '#ui/layout/layout.tsx';
import { dress, joined } from '#ui/look/look.ts';
import { StateMark } from '#ui/marks/state-mark.tsx';
import { RowGrid, type RowPlace, rowProps } from '#ui/tables/row-grid.tsx';
import { useRowHeight } from '#ui/tables/row-height.ts';
import { useWindowedRows, type WindowedRows } from '#ui/tables/windowed-rows.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { Hidden, Text } from '#ui/text/text.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import { EtiquetaDeEstado, nombreDeEstado } from '../etiqueta-de-estado.tsx';
import { nombresDeOrden, ordenDeColumna } from './orden.ts';
import classes from './tabla-de-partidas.module.css';
import { type AlManejar, indiceActivo, useManejo } from './use-manejo.ts';

export interface FilaDeLista {
  readonly partida: ResumenDePartida;
  /** Under the concepto. */
  readonly nota?: ReactNode;
  /** At the end of the row; told whether the row holds the keyboard, so that only then are they reached with it. */
  readonly acciones?: (activa: boolean) => ReactNode;
}

interface OrdenDeTabla {
  readonly actual: OrdenDePartidas;
  readonly cambiar: (orden: OrdenDePartidas) => void;
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
const COLUMNAS = joined(
  classes.columnas,
  dress({ gap: 'none md', pad: 'none xl', align: 'center' }).className,
);

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
    count: filas.length,
    rowHeight: enTarjetas ? ALTO_DE_TARJETA : conNotas ? alto + ALTO_DE_LA_NOTA : alto,
    keyAt: enTarjetas || conNotas ? (lugar) => filas[lugar]?.partida.id ?? String(lugar) : undefined,
    active: indice,
    headingHeight: alto,
    footHeight: ALTO_DEL_PIE + (seleccion.selection.size > 0 ? ALTO_DE_LA_SELECCION : 0),
  });
  const manejo = useManejo(props, { filas, indice, ventana });
  useAlAcercarseAlFin(ventana.range.hasta, filas.length, onFin);
  return (
    <RowGrid
      pattern="grid-de-varias"
      label={props.etiqueta}
      // More come as the end gets near.
      count={undefined}
      window={ventana}
      handling={manejo}
      className={classes.tabla}
      columns={COLUMNAS}
      data={{ 'data-en-tarjetas': enTarjetas, 'data-con-notas': conNotas, 'data-con-acciones': conAcciones }}
      heading={<Encabezado orden={props.orden} conAcciones={conAcciones} />}
    >
      {ventana.rows.map(({ index: suyo, place: lugar }) => {
        const fila = filas[suyo];
        if (fila === undefined) return null;
        const { id } = fila.partida;
        return (
          <FilaDePartida
            key={id}
            fila={fila}
            index={suyo}
            place={lugar}
            palabras={palabras}
            active={suyo === indice}
            abierta={id === abierta}
            elegida={seleccion.selection.has(id)}
            medir={ventana.measure}
          />
        );
      })}
    </RowGrid>
  );
}

function useAlAcercarseAlFin(ultima: number, cuantas: number, onFin: (() => void) | undefined): void {
  useEffect(() => {
    if (ultima >= cuantas - FILAS_ANTES_DEL_FIN) onFin?.();
  }, [ultima, cuantas, onFin]);
}

interface EncabezadoProps extends Pick<TablaDePartidasProps, 'orden'> {
  readonly conAcciones: boolean;
}

function Encabezado({ orden, conAcciones }: EncabezadoProps) {
  return (
    <>
      <th scope="col" className={classes.marca}>
        <Hidden>Elegida</Hidden>
      </th>
      <Columna nombre="numero" orden={orden}>
        Número
      </Columna>
      <Columna nombre="fecha" orden={orden}>
        Fecha
      </Columna>
      <Columna nombre="tipo" orden={orden} className={classes.tipo}>
        Tipo
      </Columna>
      <Columna nombre="agencia" orden={orden} className={classes.agencia}>
        Agencia
      </Columna>
      <th scope="col">Concepto</th>
      <Columna nombre="monto" orden={orden} className={classes.monto}>
        Monto (Q)
      </Columna>
      <Columna nombre="estado" orden={orden} className={classes.estado}>
        Estado
      </Columna>
      <th scope="col" className={classes.autor}>
        Autor
      </th>
      {conAcciones && (
        <th scope="col" className={classes.acciones}>
          <Hidden>Acciones</Hidden>
        </th>
      )}
    </>
  );
}

interface ColumnaProps extends Pick<TablaDePartidasProps, 'orden'> {
  readonly nombre: Parameters<typeof ordenDeColumna>[0];
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Columna({ nombre, orden, className, children }: ColumnaProps) {
  if (orden === undefined)
    return (
      <th scope="col" className={className}>
        {children}
      </th>
    );
  const { sentido, siguiente } = ordenDeColumna(nombre, orden.actual);
  return (
    <th scope="col" className={className} aria-sort={sentido}>
      <button
        type="button"
        className={classes.ordenar}
        title={nombresDeOrden[siguiente]}
        onClick={() => orden.cambiar(siguiente)}
      >
        <Row as="span" inline oneLine gap="xs">
          {children}
          {sentido === 'ascending' && <BarsArrowUpIcon width={16} height={16} aria-hidden="true" />}
          {sentido === 'descending' && <BarsArrowDownIcon width={16} height={16} aria-hidden="true" />}
        </Row>
      </button>
    </th>
  );
}

interface FilaDePartidaProps extends RowPlace {
  readonly fila: FilaDeLista;
  readonly palabras: readonly string[];
  /** Its panel is open. */
  readonly abierta: boolean;
  readonly elegida: boolean;
  readonly medir: WindowedRows['measure'];
}

const FilaDePartida = memo(function FilaDePartida(props: FilaDePartidaProps) {
  const { fila, palabras, active: activa, abierta, elegida, medir } = props;
  const { partida, acciones } = fila;
  return (
    <tr
      {...rowProps(props, nombreDeFila(partida))}
      ref={medir}
      id={idDeFila(partida.id)}
      className={`${classes.fila} ${COLUMNAS}`}
      aria-selected={elegida}
      aria-current={abierta || undefined}
    >
      <td className={classes.marca} data-marcar>
        <span className={classes.casilla} data-elegida={elegida || undefined} aria-hidden="true">
          {elegida && <CheckIcon />}
        </span>
      </td>
      <td
        className={classes.numero}
        data-sin-numero={partida.numero === null || undefined}
        title={partida.numeroOriginal === null ? undefined : `Antes: ${partida.numeroOriginal}`}
      >
        {partida.numero === null ? '—' : numeroDePartida(partida)}
      </td>
      <td className={classes.fecha}>{formatDate(partida.fecha)}</td>
      <td className={classes.tipo}>{nombresDeTipoDePartida[partida.tipo]}</td>
      <td className={classes.agencia}>{partida.agencia}</td>
      <td className={classes.concepto}>
        <Concepto fila={fila} palabras={palabras} />
      </td>
      <td className={classes.monto}>
        <Monto partida={partida} />
      </td>
      <td className={classes.estado} data-comun={esComun(partida) || undefined}>
        <EtiquetaDeEstado partida={partida} />
      </td>
      <td className={classes.autor} title={partida.autor?.nombre}>
        {partida.autor?.nombre ?? 'Sistema'}
      </td>
      {acciones !== undefined && (
        <td className={classes.acciones} data-acciones>
          <Row justify="end" oneLine gap="sm" className={classes.botones}>
            {acciones(activa)}
          </Row>
        </td>
      )}
    </tr>
  );
});

/** As most are. */
const esComun = ({ estado, revertidaPor }: ResumenDePartida) =>
  estado === 'contabilizada' && revertidaPor === null;

function Concepto({ fila, palabras }: Pick<FilaDePartidaProps, 'fila' | 'palabras'>) {
  const { concepto, soportes } = fila.partida;
  return (
    <Row gap="none sm" oneLine={fila.nota === undefined}>
      <Text as="span" cut shrinks className={classes.texto} title={concepto}>
        {concepto === '' ? 'Sin concepto' : <Highlight text={concepto} words={palabras} />}
      </Text>
      {soportes > 0 && (
        <Row as="span" inline rigid muted title={`${soportes} soporte(s)`}>
          <PaperClipIcon width={14} height={14} aria-hidden="true" />
        </Row>
      )}
      {fila.nota !== undefined && (
        <Text as="div" size="xs" muted lines="tight" basis="100%">
          {fila.nota}
        </Text>
      )}
    </Row>
  );
}

/** The larger side of a draft that does not balance yet, with a mark that says so. */
function Monto({ partida: { debe, haber } }: { readonly partida: ResumenDePartida }) {
  if (debe === haber) return formatearMonto(debe);
  const aviso = `No cuadra: debe ${formatearMonto(debe)}, haber ${formatearMonto(haber)}`;
  return (
    <StateMark icon={ExclamationTriangleIcon} tone="warning" title={aviso}>
      {formatearMonto(maximoDe(debe, haber))}
    </StateMark>
  );
}

function nombreDeFila(partida: ResumenDePartida): string {
  const { numero, concepto, fecha, tipo, debe, haber, autor } = partida;
  return [
    numero === null ? 'Sin número' : numeroDePartida(partida),
    concepto === '' ? 'sin concepto' : concepto,
    formatDate(fecha),
    nombresDeTipoDePartida[tipo],
    debe === haber
      ? formatearMonto(debe)
      : `no cuadra: debe ${formatearMonto(debe)}, haber ${formatearMonto(haber)}`,
    nombreDeEstado(partida),
    autor?.nombre ?? 'Sistema',
  ].join(', ');
}

const idDeFila = (id: string) => `partida-${id}`;

export function enfocarFila(id: string): void {
  document.getElementById(idDeFila(id))?.focus({ preventScroll: true });
}
