// A sheet as data: what its columns are and its rows, in the order of the columns. One description feeds CSV and XLSX,
// so both always say the same. Money travels in centavos and becomes quetzales only in the file.

export interface Columna {
  readonly titulo: string;
  /** In characters, for the formats that have widths. */
  readonly ancho: number;
  /** A fecha is written as YYYY-MM-DD; a porcentaje, in hundredths of a per cent. */
  readonly tipo: 'texto' | 'entero' | 'dinero' | 'fecha' | 'porcentaje';
  /** Added up at the foot, where the format has formulas. */
  readonly suma?: boolean;
}

export type Celda = string | number | Suma | null;

/** A value that other rows of its column give: a formula, where the format has them. */
export interface Suma {
  /** Rows under the header, counted from 1; one that is taken away, negative. */
  readonly suma: readonly number[];
  readonly valor: number;
}

export interface Hoja {
  readonly nombre: string;
  readonly columnas: readonly Columna[];
  readonly filas: Iterable<readonly Celda[]> | AsyncIterable<readonly Celda[]>;
  /** What the document is, for the formats that have room for it beside the table: name and value. */
  readonly acerca?: readonly (readonly [string, string])[];
}

/** `-1234.56`, from the digits: the file has the exact amount, and no fraction is computed. */
export function enQuetzales(centavos: number): string {
  const digitos = String(centavos).replace('-', '').padStart(3, '0');
  return `${centavos < 0 ? '-' : ''}${digitos.slice(0, -2)}.${digitos.slice(-2)}`;
}
