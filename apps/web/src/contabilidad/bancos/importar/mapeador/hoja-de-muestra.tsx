// The first rows of the sheet as they are: over each column, what it is; beside each row, whether it has the headings.
import type { ColumnasDeEstadoVistas } from '@cuadra/contract/contabilidad/bancos/columnas';
import { columnLetter } from '#hojas/assistant/way.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
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
      <div className={classes.hoja}>
        <DataTable
          density="tight"
          narrow="keep"
          frame={{ height: '16rem', label: 'Primeras filas' }}
          rows={hoja.filas}
          rowKey={({ fila }) => String(fila)}
          rowTone={({ fila }) => tonoDeFila(fila, eleccion.filaDeEncabezado)}
          columns={[
            {
              title: 'Encabezado',
              rowHeader: true,
              tone: 'muted',
              cell: ({ fila }) => <EsEncabezado fila={fila} eleccion={eleccion} onEncabezado={encabezar} />,
            },
            ...columnas.map(
              (columna): Column<FilaDeMuestra> => ({
                title: `Columna ${columnLetter(columna)}`,
                heading: <UsoDeColumna columna={columna} eleccion={eleccion} onCambio={onCambio} />,
                kind: 'raw',
                tone: usoDe(eleccion, columna) === undefined ? 'muted' : undefined,
                cell: ({ celdas }) => celdas[columna],
              }),
            ),
          ]}
        />
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
    <span data-usada={suUso !== undefined || undefined}>
      <SelectField
        enBarra
        etiqueta={`Columna ${columnLetter(columna)}`}
        todos="No se usa"
        valor={suUso}
        opciones={OPCIONES}
        onCambio={usar}
      />
    </span>
  );
}

type FilaDeMuestra = ColumnasDeEstadoVistas['filas'][number];

function tonoDeFila(fila: number, filaDeEncabezado: number) {
  if (fila === filaDeEncabezado) return 'heading';
  return fila < filaDeEncabezado ? 'muted' : undefined;
}

interface EsEncabezadoProps {
  readonly fila: number;
  readonly eleccion: Eleccion;
  readonly onEncabezado: (fila: number) => void;
}

const EsEncabezado = ({ fila, eleccion, onEncabezado }: EsEncabezadoProps) => (
  <label>
    <input
      type="radio"
      name="encabezado"
      aria-label={`Los encabezados están en la fila ${fila}`}
      checked={fila === eleccion.filaDeEncabezado}
      onChange={() => onEncabezado(fila)}
    />
    {fila}
  </label>
);
