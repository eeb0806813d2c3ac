// A table that becomes a card per row where there is no room for columns. The measure is its own width, not the
// window's, since the menu takes its part.
//
//   <CardTable etiqueta="Usuarios" columnas={columnas} filas={usuarios} clave={({ id }) => id} />
//
// A link inside a row with the class `cardTableLink` takes the clicks on the whole row.
import type { ReactNode } from 'react';
import classes from './card-table.module.css';

export interface CardColumn<F> {
  readonly titulo: string;
  readonly celda: (fila: F) => ReactNode;
  /**
   * principal heads the card and secundaria follows it, both without their label; numero is an amount or a count, which
   * lines up by its right; cifras are codes, dates and ranges, which are read as words; acciones are buttons, at the end
   * of the row and of the card.
   */
  readonly clase?: 'principal' | 'secundaria' | 'numero' | 'cifras' | 'acciones';
}

interface CardTableProps<F> {
  readonly etiqueta: string;
  readonly columnas: readonly CardColumn<F>[];
  readonly filas: readonly F[];
  readonly clave: (fila: F) => string;
}

export const cardTableLink = classes.enlace ?? '';

export function CardTable<F>({ etiqueta, columnas, filas, clave }: CardTableProps<F>) {
  return (
    <div className={classes.marco}>
      <table className={classes.tabla} aria-label={etiqueta}>
        <thead>
          <tr>
            {columnas.map(({ titulo, clase }) => (
              <th key={titulo} scope="col" data-clase={clase}>
                <span className={clase === 'acciones' ? classes.oculto : undefined}>{titulo}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filas.map((fila) => (
            <tr key={clave(fila)}>
              {columnas.map(({ titulo, clase, celda }) => (
                <td key={titulo} data-clase={clase} data-titulo={titulo}>
                  {celda(fila)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
