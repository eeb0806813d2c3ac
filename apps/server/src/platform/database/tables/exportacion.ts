// The table of 0077_exportacion.sql.
import type { ColumnType } from 'kysely';

type Fija<T> = ColumnType<T, T, never>;

interface ExportacionTable {
  id: Fija<string>;
  pedidaPor: Fija<string>;
  pedidaEn: Fija<string>;
  hechaEn: Fija<string>;
  nombre: Fija<string>;
  bytes: Fija<number>;
  sha256: Fija<string>;
  tablas: Fija<number>;
  filas: Fija<number>;
  archivos: Fija<number>;
  partidas: Fija<number>;
  quitadaEn: ColumnType<string | null, undefined, string>;
}

export interface TablasDeExportacion {
  exportacion: ExportacionTable;
}
