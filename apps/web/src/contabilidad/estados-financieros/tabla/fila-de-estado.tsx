import type { ColumnaDeEstado } from '@cuadra/contract/contabilidad/estados-financieros';
import { cifraImpresa } from '@cuadra/core/estados-financieros/impresion';
import { ChevronRightIcon } from '@heroicons/react/16/solid';
import { memo } from 'react';
import type { Cifras } from '../use-busqueda.ts';
import type { FilaVisible } from './arbol.ts';
import { type Destino, destinoDe } from './enlace.ts';
import classes from './tabla-de-estado.module.css';

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

export const FilaDeTabla = memo(function FilaDeTabla(props: FilaDeEstadoProps) {
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
  const { nivel, idCuenta, texto } = visible.fila;
  return (
    <span className={classes.renglon} style={{ paddingInlineStart: `${sangriaDe(nivel, nivelMin)}rem` }}>
      {visible.expandible ? (
        <ChevronRightIcon className={classes.brazo} aria-hidden="true" />
      ) : (
        nivel > 0 && <span className={classes.sinBrazo} />
      )}
      {idCuenta !== null && <span className={classes.codigo}>{idCuenta}</span>}
      <span className={classes.texto} title={texto}>
        {texto}
      </span>
    </span>
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
