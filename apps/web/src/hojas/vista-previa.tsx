// The first rows of the sheet as they are, each column under the field it was taken for.
import type { ColumnasDeHoja, Mapeo } from '@cuadra/contract/hojas/mapeo';
import { formatearEntero } from '#ui/format/dinero.ts';
import type { FichaDeHoja } from './ficha-de-hoja.ts';
import classes from './hojas.module.css';
import { camposDeColumna, nombreDeColumna } from './mapeo.ts';

interface VistaPreviaProps<C extends string> {
  readonly ficha: FichaDeHoja<C>;
  readonly hoja: ColumnasDeHoja<C>;
  readonly mapeo: Mapeo<C>;
}

/** What scrolls can be scrolled from the keyboard. */
const ALCANZABLE = 0;

export function VistaPrevia<C extends string>({ ficha, hoja, mapeo }: VistaPreviaProps<C>) {
  const columnas = hoja.columnas.map((_, columna) => ({
    columna,
    nombre: nombreDeColumna(hoja.columnas, columna),
    campos: camposDeColumna(ficha.campos, mapeo, columna),
  }));
  const filas = hoja.filas.map((celdas, indice) => ({ clave: `fila ${indice}`, celdas }));
  return (
    <section aria-labelledby="vista-previa-de-hoja">
      <h3 id="vista-previa-de-hoja" className={classes.subtitulo}>
        {hoja.total > filas.length
          ? `Primeras ${filas.length} filas de ${formatearEntero(hoja.total)}`
          : 'La hoja'}
      </h3>
      <section className={classes.marco} aria-label="Vista previa de la hoja" tabIndex={ALCANZABLE}>
        <table className={classes.hoja}>
          <thead>
            <tr>
              {columnas.map(({ columna, nombre, campos }) => (
                <th key={columna} scope="col" data-usada={campos.length > 0 || undefined}>
                  <span className={classes.destino}>
                    {campos.map((campo) => ficha.nombres[campo]).join(', ') || 'No se usa'}
                  </span>
                  {nombre}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {filas.map(({ clave, celdas }) => (
              <tr key={clave}>
                {columnas.map(({ columna, campos }) => (
                  <td
                    key={columna}
                    data-usada={campos.length > 0 || undefined}
                    data-monto={campos.some((campo) => ficha.montos.includes(campo)) || undefined}
                  >
                    {celdas[columna]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
