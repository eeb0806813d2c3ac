// A table inside a dialog, whose headings stay in sight while its frame scrolls.
import type { ReactNode } from 'react';
import classes from './tabla-de-dialogo.module.css';

interface TablaDeDialogoProps {
  /** Absent where what it stands in already says it. */
  readonly etiqueta?: string;
  readonly columnas: readonly string[];
  /** Its rows. */
  readonly children: ReactNode;
}

export function TablaDeDialogo({ etiqueta, columnas, children }: TablaDeDialogoProps) {
  return (
    <table className={classes.tabla} aria-label={etiqueta}>
      <thead>
        <tr>
          {columnas.map((columna) => (
            <th key={columna} scope="col">
              {columna}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
