import { memo } from 'react';
import { CampoDeCuenta } from '../celdas/campo-de-cuenta.tsx';
import { CampoDeTexto } from '../celdas/campo-de-texto.tsx';
import { TextoDeCelda } from '../celdas/texto-de-celda.tsx';
import type { Entorno } from '../entorno.ts';
import type { ErroresDeFila } from '../errores-de-fila.ts';
import { type Columna, columnas, type FilaDeHoja } from '../fila.ts';
import type { Montos } from '../montos.ts';
import { problemasDe } from '../problemas.ts';
import classes from './tabla.module.css';

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

export const FilaDeTabla = memo(function FilaDeTabla(props: FilaDeTablaProps) {
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
        {indice + 1}
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
