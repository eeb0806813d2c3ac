// What must be corrected in a sheet before it comes in: each kind once, with its lines, and all of it as a sheet to have beside the
// one that is corrected.
import { ArrowDownTrayIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { saveFile } from '#ui/files/save-file.ts';
import { conMontosEnteros, formatearEntero } from '#ui/format/dinero.ts';
import { type ClaseDeError, clasesDeError, decirLineas, type ErrorDeHoja } from './clases-de-error.ts';
import { csvDeErrores } from './csv-de-errores.ts';
import classes from './hojas.module.css';

interface PorCorregirProps {
  readonly errores: readonly ErrorDeHoja[];
  /** The server told the first ones only. */
  readonly hayMas?: boolean;
  /** What the person calls that column; nothing when it is about the whole row. */
  readonly nombrar: (campo: string) => string;
  readonly nombreDeHoja: string;
}

export function PorCorregir({ errores, hayMas = false, nombrar, nombreDeHoja }: PorCorregirProps) {
  const titulo = useId();
  if (errores.length === 0) return null;
  return (
    <section aria-labelledby={titulo}>
      <div className={classes.porCorregir}>
        <h3 id={titulo}>Corrija la hoja y elíjala de nuevo</h3>
        <Button
          variant="default"
          size="xs"
          leftSection={<ArrowDownTrayIcon width={16} height={16} aria-hidden="true" />}
          onClick={() => saveFile(csvDeErrores(errores, nombrar, nombreDeHoja))}
        >
          Descargar (CSV)
        </Button>
      </div>
      <ul className={classes.clases} aria-label="Por corregir">
        {clasesDeError(errores).map((clase) => (
          <Clase key={`${clase.campo} ${clase.mensaje}`} clase={clase} nombre={nombrar(clase.campo)} />
        ))}
      </ul>
      {hayMas && (
        <p className={classes.nota}>
          Son los primeros {formatearEntero(errores.length)} errores: corregidos estos, se dicen los demás.
        </p>
      )}
    </section>
  );
}

interface ClaseProps {
  readonly clase: ClaseDeError;
  readonly nombre: string;
}

function Clase({ clase: { lineas, mensaje, esEjemplo }, nombre }: ClaseProps) {
  const [una] = lineas;
  return (
    <li>
      <span className={classes.cuantas}>
        {lineas.length === 1 ? '1 fila' : `${formatearEntero(lineas.length)} filas`}
      </span>
      <div>
        {nombre !== '' && <strong>{nombre}. </strong>}
        {conMontosEnteros(mensaje)}
        {esEjemplo && ' Y otras como esta.'}
        <p className={classes.donde}>
          {lineas.length === 1 ? `Línea ${una}` : `Líneas ${decirLineas(lineas)}`}
        </p>
      </div>
    </li>
  );
}
