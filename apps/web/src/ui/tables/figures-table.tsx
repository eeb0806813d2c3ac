// Rows that say what they are of and give several figures, already written, with their totals: counts, amounts, dates, rates.
// Where there is no room, each row becomes a name with its figures under it. What is only money is an AmountsTable.
//
//   <FiguresTable etiqueta="Por producto" columnas={columnas} filas={filas} clave={({ codigo }) => codigo} />
import type { ReactNode } from 'react';
import classes from './amounts-table.module.css';

export interface FiguresColumn<F> {
  readonly titulo: string;
  readonly celda: (fila: F) => ReactNode;
  /** What is read as words stands at the left; absent: a figure. */
  readonly clase?: 'texto';
  /** What all of them add up to. */
  readonly total?: ReactNode;
}

interface FiguresTableProps<F> {
  readonly etiqueta: string;
  /** The first one names the row. */
  readonly columnas: readonly FiguresColumn<F>[];
  readonly filas: readonly F[];
  readonly clave: (fila: F) => string;
}

export function FiguresTable<F>({ etiqueta, columnas, filas, clave }: FiguresTableProps<F>) {
  const [primera, ...demas] = columnas;
  if (primera === undefined) return null;
  return (
    <div className={classes.marco}>
      <table className={classes.tabla} aria-label={etiqueta}>
        <thead>
          <tr>
            {columnas.map(({ titulo, clase }) => (
              <th key={titulo} scope="col" data-clase={clase}>
                {titulo}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filas.map((fila) => (
            <tr key={clave(fila)}>
              <th scope="row">{primera.celda(fila)}</th>
              {demas.map(({ titulo, clase, celda }) => (
                <Cifra key={titulo} titulo={titulo} clase={clase} valor={celda(fila)} />
              ))}
            </tr>
          ))}
        </tbody>
        {columnas.some(({ total }) => total !== undefined) && (
          <tfoot>
            <tr>
              <th scope="row">{primera.total ?? 'Total'}</th>
              {demas.map(({ titulo, clase, total }) => (
                <Cifra key={titulo} titulo={titulo} clase={clase} valor={total} />
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface CifraProps {
  readonly titulo: string;
  readonly clase: 'texto' | undefined;
  readonly valor: ReactNode;
}

function Cifra({ titulo, clase, valor }: CifraProps) {
  const vacia = valor === undefined || valor === null || valor === '';
  return (
    <td data-titulo={titulo} data-clase={clase} data-vacia={vacia || undefined}>
      {valor}
    </td>
  );
}
