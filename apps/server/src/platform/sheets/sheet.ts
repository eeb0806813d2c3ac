// A sheet as data: what its columns are and its rows, in the order of the columns. One description feeds CSV and XLSX,
// so both always say the same. Money travels in centavos and becomes quetzales only in the file.

export interface Columna {
  readonly titulo: string;
  /** In characters, for the formats that have widths. */
  readonly ancho: number;
  readonly tipo: 'texto' | 'entero' | 'dinero';
}

export type Celda = string | number | null;

export interface Hoja {
  readonly nombre: string;
  readonly columnas: readonly Columna[];
  readonly filas: Iterable<readonly Celda[]> | AsyncIterable<readonly Celda[]>;
}
