// Something per row and what it amounts to, column by column, with its totals. Where there is no room, each row becomes
// a name with its figures under it.
//
//   <AmountsTable etiqueta="Por tipo" nombre="Tipo" columnas={['Debe (Q)', 'Haber (Q)']} filas={filas} total={[…]} />
//
// A figure that a row does not have is null, and is left blank.
import type { Centavos } from '@cuadra/core/dinero';
import type { ReactNode } from 'react';
import { formatearSaldo } from '#ui/format/dinero.ts';
import classes from './amounts-table.module.css';

export interface AmountsRow {
  readonly clave: string;
  readonly nombre: ReactNode;
  readonly montos: readonly (Centavos | null)[];
}

interface AmountsTableProps {
  readonly etiqueta: string;
  /** What the first column is called. */
  readonly nombre: string;
  readonly columnas: readonly string[];
  readonly filas: readonly AmountsRow[];
  readonly total?: readonly (Centavos | null)[];
}

export function AmountsTable({ etiqueta, nombre, columnas, filas, total }: AmountsTableProps) {
  const cifras = (montos: AmountsRow['montos']) =>
    columnas.map((columna, lugar) => {
      const monto = montos[lugar] ?? null;
      return (
        <td key={columna} data-titulo={columna} data-vacia={monto === null || undefined}>
          {monto === null ? '' : formatearSaldo(monto)}
        </td>
      );
    });
  return (
    <div className={classes.marco}>
      <table className={classes.tabla} aria-label={etiqueta}>
        <thead>
          <tr>
            <th scope="col">{nombre}</th>
            {columnas.map((columna) => (
              <th key={columna} scope="col">
                {columna}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filas.map(({ clave, nombre: suyo, montos }) => (
            <tr key={clave}>
              <th scope="row">{suyo}</th>
              {cifras(montos)}
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {cifras(total)}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
