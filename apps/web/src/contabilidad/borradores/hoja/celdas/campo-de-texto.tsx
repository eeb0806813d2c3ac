// The cell being edited, when it is an amount or a text.
import { type Entorno, nombreDeCelda } from '../entorno.ts';
import { type Columna, esLado, type FilaDeHoja } from '../fila.ts';
import classes from './celdas.module.css';

export interface CampoProps {
  readonly entorno: Entorno;
  readonly fila: FilaDeHoja;
  readonly indice: number;
  readonly columna: Columna;
  /** Where the cursor is. */
  readonly activo: boolean;
  readonly problema: string | undefined;
  /** In a card: its name is above it, and it is for fingers. */
  readonly id?: string;
}

const LARGO_MAX: Readonly<Record<Columna, number>> = {
  idCuenta: 120,
  debe: 200,
  haber: 200,
  concepto: 500,
  documento: 60,
};

export function CampoDeTexto(props: CampoProps) {
  const { entorno, fila, indice, columna, id } = props;
  return (
    <input
      {...atributosDe(props)}
      data-monto={esLado(columna) || undefined}
      data-propuesta={fila.propuesta || undefined}
      spellCheck={columna === 'concepto'}
      inputMode={id !== undefined && esLado(columna) ? 'decimal' : undefined}
      placeholder={columna === 'concepto' ? entorno.conceptoDeCabecera : undefined}
      value={fila[columna]}
      onChange={(event) => entorno.almacen.escribir(indice, columna, event.currentTarget.value)}
    />
  );
}

/** What every field of the grid has. */
export function atributosDe({ entorno, indice, columna, activo, problema, id }: CampoProps) {
  const { almacen, soloLectura, idDeBarra } = entorno;
  return {
    id,
    className: classes.campo,
    'aria-label': id === undefined ? nombreDeCelda(columna, indice) : undefined,
    'aria-invalid': problema !== undefined,
    'aria-describedby': notaDe(id) ?? (activo ? idDeBarra : undefined),
    'data-activa': activo || undefined,
    readOnly: soloLectura,
    autoComplete: 'off',
    enterKeyHint: 'next',
    maxLength: LARGO_MAX[columna],
    onFocus: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
      currentTarget.select();
      if (!activo) almacen.irA({ fila: indice, columna });
    },
  } as const;
}

/** What is said under the field of a card. */
export function notaDe(id: string | undefined): string | undefined {
  return id === undefined ? undefined : `${id}-nota`;
}
