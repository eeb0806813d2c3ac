// A row of the book, reached with the keyboard.
import type { ReactNode } from 'react';
import { type RowPlace, rowProps } from '#ui/tables/row-table.tsx';
import classes from './libro-de-cuentas.module.css';

interface FilaProps extends RowPlace {
  readonly clase: 'apertura' | 'movimiento' | 'reinicio' | 'cierre' | 'borrador';
  /** What is read aloud. */
  readonly nombre: string;
  readonly children: ReactNode;
}

export function Fila({ clase, nombre, children, ...puesto }: FilaProps) {
  return (
    <tr {...rowProps(puesto, nombre)} className={`${classes.fila} ${classes.columnas}`} data-clase={clase}>
      {children}
    </tr>
  );
}
