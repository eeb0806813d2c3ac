// The first rows of the sheet as they are: over each column, what it is; beside each row, whether it has the headings.
import type { ColumnasDeEstadoVistas } from '@cuadra/contract/contabilidad/bancos/columnas';
import { letraDe } from '#hojas/mapeo.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import { asignar, type Eleccion, NOMBRES_DE_USO, usoDe, usos } from './eleccion.ts';
import classes from './mapeador.module.css';

interface HojaDeMuestraProps {
  readonly hoja: ColumnasDeEstadoVistas;
  readonly eleccion: Eleccion;
  readonly onCambio: (eleccion: Eleccion) => void;
}

const OPCIONES = usos.map((uso) => [uso, NOMBRES_DE_USO[uso]] as const);

export function HojaDeMuestra({ hoja, eleccion, onCambio }: HojaDeMuestraProps) {
  const anchas = hoja.filas.map(({ celdas }) => celdas.length);
  const columnas = [...Array(Math.max(hoja.columnas.length, ...anchas)).keys()];
  const encabezar = (fila: number) => onCambio({ ...eleccion, filaDeEncabezado: fila });
  return (
    <section aria-label="La hoja">
      <div className={classes.titulo}>
        <h3>
          {hoja.total > hoja.filas.length
            ? `Primeras ${hoja.filas.length} filas de ${formatearEntero(hoja.total)}`
            : 'La hoja'}
        </h3>
        <label className={classes.sinEncabezado}>
          <input
            type="radio"
            name="encabezado"
            checked={eleccion.filaDeEncabezado === 0}
            onChange={() => encabezar(0)}
          />
          No tiene encabezados
        </label>
      </div>
      <div className={classes.marco}>
        <table className={classes.hoja}>
          <thead>
            <tr>
              <th scope="col">Encabezado</th>
              {columnas.map((columna) => (
                <UsoDeColumna key={columna} columna={columna} eleccion={eleccion} onCambio={onCambio} />
              ))}
            </tr>
          </thead>
          <tbody>
            {hoja.filas.map((fila) => (
              <FilaDeMuestra
                key={fila.fila}
                {...fila}
                columnas={columnas}
                eleccion={eleccion}
                onEncabezado={encabezar}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type UsoDeColumnaProps = Omit<HojaDeMuestraProps, 'hoja'> & { readonly columna: number };

function UsoDeColumna({ columna, eleccion, onCambio }: UsoDeColumnaProps) {
  const suUso = usoDe(eleccion, columna);
  const usar = (elegido: string | undefined) =>
    onCambio(
      asignar(
        eleccion,
        columna,
        usos.find((uso) => uso === elegido),
      ),
    );
  return (
    <th scope="col" data-usada={suUso !== undefined || undefined}>
      <SelectField
        enBarra
        etiqueta={`Columna ${letraDe(columna)}`}
        todos="No se usa"
        valor={suUso}
        opciones={OPCIONES}
        onCambio={usar}
      />
    </th>
  );
}

type FilaDeMuestraProps = ColumnasDeEstadoVistas['filas'][number] & {
  readonly columnas: readonly number[];
  readonly eleccion: Eleccion;
  readonly onEncabezado: (fila: number) => void;
};

function FilaDeMuestra({ fila, celdas, columnas, eleccion, onEncabezado }: FilaDeMuestraProps) {
  const { filaDeEncabezado } = eleccion;
  return (
    <tr
      data-encabezado={fila === filaDeEncabezado || undefined}
      data-antes={fila < filaDeEncabezado || undefined}
    >
      <th scope="row">
        <label>
          <input
            type="radio"
            name="encabezado"
            aria-label={`Los encabezados están en la fila ${fila}`}
            checked={fila === filaDeEncabezado}
            onChange={() => onEncabezado(fila)}
          />
          {fila}
        </label>
      </th>
      {columnas.map((columna) => (
        <td key={columna} data-usada={usoDe(eleccion, columna) !== undefined || undefined}>
          {celdas[columna]}
        </td>
      ))}
    </tr>
  );
}
