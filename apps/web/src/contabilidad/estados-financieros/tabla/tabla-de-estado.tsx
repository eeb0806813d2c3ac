// A statement as a table that scrolls inside its own frame, its heading and its names always in sight. Only the rows
// near the frame are drawn. One cell holds the keyboard, and the arrows move it.
import type { EstadoFinanciero } from '@cuadra/contract/contabilidad/estados-financieros';
import { type CSSProperties, Fragment, useMemo, useState } from 'react';
import { useDesde } from '../../../ui/theme/breakpoints.ts';
import type { Cifras } from '../use-busqueda.ts';
import { filasVisibles } from './arbol.ts';
import { FilaDeTabla } from './fila-de-estado.tsx';
import classes from './tabla-de-estado.module.css';
import type { Celda } from './teclado.ts';
import { useManejo } from './use-manejo.ts';
import { useVentana } from './use-ventana.ts';

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
const ALTO = 32;
const ALTO_COMPACTO = 44;
/** Rows that move by themselves, as the ARIA authoring practices draw a tree in columns. */
const PATRON = { role: 'treegrid' } as const;

export function TablaDeEstado(props: TablaDeEstadoProps) {
  const { estado, contraidas, agencia, cifras, onAlternar, atrasada } = props;
  const { columnas } = estado;
  const [pedida, setActiva] = useState<Celda>({ fila: 0, columna: 0 });
  const esAncha = useDesde('sm');
  const filas = useMemo(() => filasVisibles(estado.filas, contraidas), [estado.filas, contraidas]);
  const nivelMin = useMemo(
    () => Math.min(6, ...estado.filas.flatMap(({ nivel }) => (nivel === 0 ? [] : [nivel]))),
    [estado.filas],
  );
  const activa = {
    fila: Math.min(pedida.fila, filas.length - 1),
    columna: Math.min(pedida.columna, columnas.length),
  };
  const alto = esAncha ? ALTO : ALTO_COMPACTO;
  const { marco, virtual, dibujadas, huecoFinal } = useVentana(filas.length, activa.fila, alto);
  const manejo = useManejo({
    filas,
    columnas: columnas.length,
    activa,
    alto,
    marco,
    virtual,
    setActiva,
    onAlternar,
    onCifra: cifras.ver,
  });
  return (
    <div
      ref={marco}
      className={classes.marco}
      data-ancha={columnas.length > COLUMNAS_QUE_CABEN || undefined}
      data-atrasada={atrasada || undefined}
    >
      <table
        className={classes.tabla}
        style={
          {
            '--montos': contar(estado, 'monto'),
            '--porcentajes': contar(estado, 'porcentaje'),
            '--monto': `${anchoDeMonto(estado)}rem`,
            '--alto': `${alto}px`,
          } as CSSProperties
        }
        {...PATRON}
        aria-label={estado.titulo}
        aria-rowcount={filas.length + 1}
        aria-colcount={columnas.length + 1}
        aria-busy={atrasada}
        {...manejo}
      >
        <Encabezado columnas={columnas} />
        <tbody>
          {dibujadas.map(({ indice, hueco }) => {
            const visible = filas[indice];
            if (visible === undefined) return null;
            return (
              <Fragment key={visible.fila.clave}>
                <Hueco alto={hueco} columnas={columnas.length + 1} />
                <FilaDeTabla
                  visible={visible}
                  columnas={columnas}
                  indice={indice}
                  activa={indice === activa.fila ? activa.columna : undefined}
                  nivelMin={nivelMin}
                  agencia={agencia}
                  cifras={cifras}
                />
              </Fragment>
            );
          })}
          <Hueco alto={huecoFinal} columnas={columnas.length + 1} />
        </tbody>
      </table>
    </div>
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

const SIN_SENTIDO = { role: 'presentation' } as const;

/** The place of the rows that are not drawn. */
function Hueco({ alto, columnas }: { readonly alto: number; readonly columnas: number }) {
  if (alto <= 0) return null;
  return (
    <tr {...SIN_SENTIDO} className={classes.hueco}>
      <td colSpan={columnas} style={{ height: alto }} />
    </tr>
  );
}

const ANCHO_DE_MONTO = 8;
/** The longest that fits in it: of a hundred million, in parentheses. */
const DIGITOS_QUE_CABEN = '12345678900'.length;

/** In rem, for the longest of its figures: none is cut, and none runs into its neighbour. */
function anchoDeMonto({ filas }: EstadoFinanciero): number {
  const mayor = filas.reduce(
    (maximo, { valores }) => valores.reduce<number>((a, b) => Math.max(a, b ?? 0, -(b ?? 0)), maximo),
    0,
  );
  return ANCHO_DE_MONTO + Math.max(0, String(mayor).length - DIGITOS_QUE_CABEN) * 0.75;
}

const contar = ({ columnas }: EstadoFinanciero, clase: 'monto' | 'porcentaje') =>
  columnas.filter((columna) => columna.clase === clase).length;
