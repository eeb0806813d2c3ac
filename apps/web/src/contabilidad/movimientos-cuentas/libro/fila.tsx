// A row of the book, reached with the keyboard.
import type { ReactNode } from 'react';
import type { WindowedRow } from '../../../ui/tables/windowed-rows.ts';
import classes from './libro-de-cuentas.module.css';

export interface Puesto {
  readonly indice: number;
  readonly lugar: WindowedRow['lugar'];
  /** Holds the keyboard. */
  readonly activa: boolean;
}

interface FilaProps extends Puesto {
  readonly clase: 'apertura' | 'movimiento' | 'reinicio' | 'cierre' | 'borrador';
  /** What is read aloud. */
  readonly nombre: string;
  readonly children: ReactNode;
}

export function Fila({ indice, lugar, activa, clase, nombre, children }: FilaProps) {
  return (
    <tr
      className={`${classes.fila} ${classes.columnas}`}
      data-clase={clase}
      style={lugar}
      tabIndex={activa ? 0 : -1}
      aria-label={nombre}
      aria-rowindex={indice + 2}
      data-index={indice}
    >
      {children}
    </tr>
  );
}
