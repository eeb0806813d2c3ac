// The rows of one side in a frame of their own, of which only those in sight are drawn. One of them holds the keyboard;
// those that were chosen are marked, and those of the suggestion that is looked at stand out.
import { nombresDeClase } from '@cuadra/core/bancos/conciliacion-textos';
import { CheckIcon, ChevronDownIcon, ChevronUpIcon, LinkIcon, SparklesIcon } from '@heroicons/react/20/solid';
import { ChatBubbleBottomCenterTextIcon, MinusCircleIcon, ScaleIcon } from '@heroicons/react/24/outline';
import { Fragment, memo, type ReactNode, type Ref, useImperativeHandle } from 'react';
import { flushSync } from 'react-dom';
import type { OrdenDeLado } from '#contabilidad/bancos/direccion.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';
import { Box, Row } from '#ui/layout/layout.tsx';
import type { Icon } from '#ui/states/state-message.tsx';
import { useFramedRows } from '#ui/tables/framed-rows.ts';
import { GridTable, RowGap } from '#ui/tables/grid-table.tsx';
import { useRowHeight } from '#ui/tables/row-height.ts';
import { useTableHandling } from '#ui/tables/table-handling.ts';
import type { FiltroDeLado } from '../datos/filtrar.ts';
import {
  type EstadoDeRenglon,
  estadoDe,
  type Lado,
  nombresDeEstado,
  type Renglon,
} from '../datos/renglon.ts';
import type { SugerenciaDeRenglon } from '../datos/sugerencias.ts';
import classes from '../mesa.module.css';
import type { EleccionDeMesa } from '../use-mesa.ts';
import { useCambiarFiltro } from './filtros.tsx';

/** What whoever holds both lists asks of one. */
export interface ManoDeLista {
  /** So many rows down, or up; none: takes the keyboard where it is. */
  readonly mover: (cuantas: number) => void;
  readonly mostrar: (id: string) => void;
}

interface ListaProps {
  readonly lado: Lado;
  readonly renglones: readonly Renglon[];
  readonly filtro: FiltroDeLado;
  readonly sugerenciaDe: SugerenciaDeRenglon;
  readonly eleccion: EleccionDeMesa;
  /** Those of the suggestion that is looked at. */
  readonly senalados: ReadonlySet<string>;
  readonly onEntrar: () => void;
  /** A click on one that is matched. */
  readonly onVer: (renglon: Renglon) => void;
  readonly ref: Ref<ManoDeLista>;
}

const ETIQUETAS: Readonly<Record<Lado, string>> = {
  banco: 'Líneas del banco',
  libros: 'Movimientos de los libros',
};

export function Lista(props: ListaProps) {
  const { lado, renglones, sugerenciaDe, eleccion, senalados } = props;
  const alto = useRowHeight();
  const activa = eleccion.activas[lado];
  const ventana = useFramedRows({
    count: renglones.length,
    rowHeight: alto,
    active: activa,
    headingHeight: alto,
  });
  const manejo = useManejo(props, ventana);
  const elegidos = new Set(eleccion.eleccion[lado].map(({ id }) => id));
  return (
    <Box ref={ventana.frame} size="sm" lines="tight" className={classes.marco} data-lado={lado}>
      <GridTable
        pattern="grid-of-many"
        label={ETIQUETAS[lado]}
        rows={renglones.length + 1}
        className={classes.tabla}
        {...manejo}
      >
        <Encabezado lado={lado} filtro={props.filtro} />
        <tbody ref={ventana.list}>
          {ventana.rows.map(({ index: indice, gap: hueco }) => {
            const renglon = renglones[indice];
            if (renglon === undefined) return null;
            return (
              <Fragment key={renglon.id}>
                <RowGap height={hueco} columns={COLUMNAS} />
                <FilaDeMesa
                  renglon={renglon}
                  indice={indice}
                  activa={indice === activa}
                  elegida={elegidos.has(renglon.id)}
                  sugerida={sugerenciaDe.has(renglon.id)}
                  senalada={senalados.has(renglon.id)}
                />
              </Fragment>
            );
          })}
          <RowGap height={ventana.lastGap} columns={COLUMNAS} />
        </tbody>
      </GridTable>
    </Box>
  );
}

function useManejo(
  { lado, renglones, eleccion, onEntrar, onVer, ref }: ListaProps,
  ventana: ReturnType<typeof useFramedRows>,
) {
  const activa = eleccion.activas[lado];
  const pendientesDe = (desde: number, hasta: number) =>
    renglones
      .slice(Math.min(desde, hasta), Math.max(desde, hasta) + 1)
      .filter(({ pendiente }) => pendiente !== 0)
      .map(({ id }) => id);
  const ir = (indice: number) => {
    if (renglones.length === 0) return;
    const destino = Math.max(0, Math.min(renglones.length - 1, indice));
    // Drawn before it is given the keyboard.
    flushSync(() => eleccion.activar(lado, destino));
    ventana.goTo(destino);
    ventana.list.current
      ?.querySelector<HTMLElement>(`[data-index="${destino}"]`)
      ?.focus({ preventScroll: true });
  };
  useImperativeHandle(ref, () => ({
    mover: (cuantas) => ir(activa + cuantas),
    mostrar: (id) => {
      const indice = renglones.findIndex((uno) => uno.id === id);
      if (indice >= 0) ventana.goTo(indice);
    },
  }));
  return useTableHandling({
    count: renglones.length,
    window: ventana,
    active: { row: activa, column: 0 },
    onActivate: ({ row: fila }) => eleccion.activar(lado, fila),
    onEnter: onEntrar,
    onPress: (fila) => {
      const pulsado = renglones[fila];
      if (pulsado === undefined) return;
      if (pulsado.pendiente === 0) onVer(pulsado);
      else eleccion.alternar(lado, [pulsado.id]);
    },
    selection: {
      count: eleccion.cuantos,
      toggle: (fila) => eleccion.alternar(lado, pendientesDe(fila, fila)),
      add: (desde, hasta) => eleccion.agregar(lado, pendientesDe(desde, hasta)),
      clear: eleccion.limpiar,
    },
  });
}

const COLUMNAS = 6;

interface EncabezadoProps {
  readonly lado: Lado;
  readonly filtro: FiltroDeLado;
}

/** The columns, and by which the rows are in order: pressed again, the other way round. */
function Encabezado({ lado, filtro }: EncabezadoProps) {
  const cambiar = useCambiarFiltro(lado, filtro);
  const ordenar = (orden: OrdenDeLado | undefined) => cambiar({ orden });
  const { orden } = filtro;
  return (
    <>
      <colgroup>
        <col className={classes['columna-marca']} />
        <col className={classes['columna-fecha']} />
        <col className={classes['columna-documento']} />
        <col />
        <col className={classes['columna-monto']} />
        <col className={classes['columna-estado']} />
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col" aria-label="Elegida" />
          <Ordenable
            titulo="Fecha"
            sentido={sentidoDe(orden, undefined, 'recientes')}
            onPulsar={() => ordenar(orden === undefined ? 'recientes' : undefined)}
          />
          <th scope="col">
            <Rotulo>Documento</Rotulo>
          </th>
          <th scope="col">
            <Rotulo>Concepto</Rotulo>
          </th>
          <Ordenable
            titulo="Monto"
            className={classes.numero}
            sentido={sentidoDe(orden, 'menor', 'mayor')}
            onPulsar={() => ordenar(orden === 'mayor' ? 'menor' : 'mayor')}
          />
          <th scope="col" aria-label="Estado" />
        </tr>
      </thead>
    </>
  );
}

type Sentido = 'ascending' | 'descending' | 'none';

function sentidoDe(
  orden: OrdenDeLado | undefined,
  alSubir: OrdenDeLado | undefined,
  alBajar: OrdenDeLado,
): Sentido {
  if (orden === alSubir) return 'ascending';
  return orden === alBajar ? 'descending' : 'none';
}

interface OrdenableProps {
  readonly titulo: string;
  readonly sentido: Sentido;
  readonly className?: string | undefined;
  readonly onPulsar: () => void;
}

function Ordenable({ titulo, sentido, className, onPulsar }: OrdenableProps) {
  const Dibujo = sentido === 'ascending' ? ChevronUpIcon : ChevronDownIcon;
  return (
    <th scope="col" aria-sort={sentido} className={className}>
      <button type="button" className={classes.ordenar} onClick={onPulsar}>
        <Rotulo>
          {titulo}
          {sentido !== 'none' && <Dibujo width={14} height={14} aria-hidden="true" />}
        </Rotulo>
      </button>
    </th>
  );
}

const Rotulo = ({ children }: { readonly children: ReactNode }) => (
  <Row as="span" inline gap="2xs" size="xs" weight="medium" muted>
    {children}
  </Row>
);

interface FilaDeMesaProps {
  readonly renglon: Renglon;
  readonly indice: number;
  readonly activa: boolean;
  readonly elegida: boolean;
  readonly sugerida: boolean;
  readonly senalada: boolean;
}

/** One line of the bank or of the books, in one line of the screen. */
const FilaDeMesa = memo(function FilaDeMesa(props: FilaDeMesaProps) {
  const { renglon, indice, activa, elegida, sugerida, senalada } = props;
  const estado = estadoDe(renglon, sugerida);
  const dicho = decirEstado(renglon, estado);
  return (
    <tr
      className={classes.fila}
      tabIndex={activa ? 0 : -1}
      data-index={indice}
      data-estado={estado}
      data-senalada={senalada || undefined}
      aria-rowindex={indice + 2}
      aria-selected={elegida}
      aria-label={decirRenglon(renglon, dicho)}
      title={`${renglon.detalle} · ${dicho}`}
    >
      <td data-marcar className={classes.marca}>
        {estado !== 'cruzado' && (
          <span className={classes.casilla} data-elegida={elegida || undefined}>
            {elegida && <CheckIcon width={12} height={12} aria-hidden="true" />}
          </span>
        )}
      </td>
      <td className={classes.cifra}>{fechaCorta(renglon.fecha)}</td>
      <td className={classes.documento}>{renglon.documento}</td>
      <td className={classes.texto}>{renglon.texto}</td>
      <td className={classes.monto} data-signo={renglon.monto < 0 ? 'salida' : 'entrada'}>
        {formatearMonto(renglon.monto)}
      </td>
      <td className={classes.estado}>
        <Marca estado={estado} renglon={renglon} />
      </td>
    </tr>
  );
});

const DIBUJOS: Readonly<Record<Exclude<EstadoDeRenglon, 'pendiente'>, Icon>> = {
  sugerido: SparklesIcon,
  parcial: ScaleIcon,
  explicado: ChatBubbleBottomCenterTextIcon,
  cruzado: LinkIcon,
};

function Marca({ estado, renglon }: { readonly estado: EstadoDeRenglon; readonly renglon: Renglon }) {
  if (estado === 'pendiente') return null;
  const Dibujo = renglon.explicacion?.clase === 'excluida' ? MinusCircleIcon : DIBUJOS[estado];
  return <Dibujo width={14} height={14} aria-hidden="true" />;
}

function decirEstado({ pendiente, explicacion }: Renglon, estado: EstadoDeRenglon): string {
  if (estado === 'explicado' && explicacion !== null) {
    const clase = nombresDeClase[explicacion.clase][0];
    return explicacion.motivo === null ? clase : `${clase}: ${explicacion.motivo}`;
  }
  if (estado === 'parcial') return `Pendiente de cruzar ${formatearQuetzales(pendiente)}`;
  return nombresDeEstado[estado];
}

/** `02/10/26`: the room is for the text. */
const fechaCorta = (fecha: string): string => `${formatDate(fecha).slice(0, 6)}${fecha.slice(2, 4)}`;

const decirRenglon = ({ fecha, documento, texto, monto }: Renglon, estado: string): string =>
  [formatDate(fecha), documento, texto, formatearQuetzales(monto), estado].filter(Boolean).join(', ');
