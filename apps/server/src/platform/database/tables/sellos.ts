// The tables of 0062_sellos_bitacora.sql and 0063_sellos_cabezas.sql.
import type { ColumnType } from 'kysely';
import type { SoloLectura } from './columna.ts';

/** Written once and never changed. */
type Fija<T> = ColumnType<T, T, never>;

type EpocaDeBitacoraTable = SoloLectura<{
  epoca: number;
  sistema: string;
  desdeN: number;
  abiertaEn: string;
}>;

interface BloqueDeBitacoraTable {
  n: Fija<number>;
  version: Fija<number>;
  epoca: Fija<number>;
  desdeTransaccion: Fija<number>;
  hastaTransaccion: Fija<number>;
  filas: Fija<number>;
  nMax: Fija<number>;
  detalle: Fija<Buffer>;
  huellaAnterior: Fija<Buffer>;
  huella: Fija<Buffer>;
  selladoEn: Fija<string>;
}

export interface TablasDeSellos {
  epocaDeBitacora: EpocaDeBitacoraTable;
  bloqueDeBitacora: BloqueDeBitacoraTable;
}
