// One row for each operación in each class in which it may come, under its area; the cells are of whoever draws it.
import { nombreDeOperacion, nombresDeArea, nombresDeClase } from '@cuadra/core/control/operaciones';
import type { ReactNode } from 'react';
import { areas, type Renglon } from './edicion.ts';
import classes from './politica.module.css';

export interface Columna {
  readonly id: string;
  readonly titulo: string;
}

interface TablaProps {
  readonly etiqueta: string;
  readonly columnas: readonly Columna[];
  readonly celdas: (renglon: Renglon, nombre: string) => readonly ReactNode[];
  /** Above the columns, where several are of one thing. */
  readonly grupos?: readonly { readonly nombre: string; readonly columnas: number }[];
}

export function Tabla({ etiqueta, columnas, celdas, grupos }: TablaProps) {
  return (
    <div className={classes.marco}>
      <table className={classes.tabla} aria-label={etiqueta}>
        <thead>
          {grupos !== undefined && (
            <tr>
              <td />
              {grupos.map(({ nombre, columnas: cuantas }) => (
                <th key={nombre} scope="colgroup" colSpan={cuantas}>
                  {nombre}
                </th>
              ))}
            </tr>
          )}
          <tr>
            <th scope="col">Operación</th>
            {columnas.map(({ id, titulo }) => (
              <th key={id} scope="col">
                {titulo}
              </th>
            ))}
          </tr>
        </thead>
        {areas.map(({ area, renglones }) => (
          <tbody key={area}>
            <tr>
              <th scope="rowgroup" colSpan={columnas.length + 1} className={classes.area}>
                {nombresDeArea[area]}
              </th>
            </tr>
            {renglones.map((renglon) => (
              <Fila
                key={`${renglon.operacion} ${renglon.clase}`}
                renglon={renglon}
                columnas={columnas}
                celdas={celdas}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface FilaProps extends Pick<TablaProps, 'columnas' | 'celdas'> {
  readonly renglon: Renglon;
}

function Fila({ renglon, columnas, celdas }: FilaProps) {
  const { operacion, clase, conClase } = renglon;
  const deQue = nombreDeOperacion(operacion);
  const suClase = nombresDeClase[clase].toLowerCase();
  const suyas = celdas(renglon, conClase ? `${deQue}, ${suClase}` : deQue);
  return (
    <tr>
      <th scope="row">
        {deQue}
        {conClase && <span className={classes.clase}> · {suClase}</span>}
      </th>
      {columnas.map(({ id }, lugar) => (
        <td key={id}>{suyas[lugar]}</td>
      ))}
    </tr>
  );
}
