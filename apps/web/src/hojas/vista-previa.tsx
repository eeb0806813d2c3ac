// The first rows of the sheet as they are, each column under the field it was taken for.
import type { ColumnasDeHoja, Mapeo } from '@cuadra/contract/hojas/mapeo';
import { formatearEntero } from '#ui/format/dinero.ts';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import type { FichaDeHoja } from './ficha-de-hoja.ts';
import classes from './hojas.module.css';
import { camposDeColumna, nombreDeColumna } from './mapeo.ts';

interface VistaPreviaProps<C extends string> {
  readonly ficha: FichaDeHoja<C>;
  readonly hoja: ColumnasDeHoja<C>;
  readonly mapeo: Mapeo<C>;
}

export function VistaPrevia<C extends string>(props: VistaPreviaProps<C>) {
  const { hoja } = props;
  return (
    <section aria-labelledby="vista-previa-de-hoja">
      <h3 id="vista-previa-de-hoja" className={classes.subtitulo}>
        {hoja.total > hoja.filas.length
          ? `Primeras ${hoja.filas.length} filas de ${formatearEntero(hoja.total)}`
          : 'La hoja'}
      </h3>
      <div className={classes.hoja}>
        <DataTable
          density="compact"
          narrow="keep"
          frame={{ height: '15rem', label: 'Vista previa de la hoja' }}
          rows={hoja.filas}
          rowKey={(_, lugar) => `fila ${lugar}`}
          columns={hoja.columnas.map((_, columna) => columnaVista(props, columna))}
        />
      </div>
    </section>
  );
}

function columnaVista<C extends string>(
  { ficha, hoja, mapeo }: VistaPreviaProps<C>,
  columna: number,
): Column<readonly string[]> {
  const campos = camposDeColumna(ficha.campos, mapeo, columna);
  const nombre = nombreDeColumna(hoja.columnas, columna);
  return {
    id: String(columna),
    title: nombre,
    heading: (
      <>
        <span className={classes.destino} data-usada={campos.length > 0 || undefined}>
          {campos.map((campo) => ficha.nombres[campo]).join(', ') || 'No se usa'}
        </span>
        {nombre}
      </>
    ),
    kind: campos.some((campo) => ficha.montos.includes(campo)) ? 'number' : 'raw',
    tone: campos.length > 0 ? undefined : 'muted',
    cell: (celdas) => celdas[columna],
  };
}
