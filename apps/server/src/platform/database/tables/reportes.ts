// The tables of 0011_reportes.sql; of files made by parts, 0081_reparto.sql.
import type { EstadoDeArchivo } from '@cuadra/contract/reportes/archivos';
import type { FormatoDeReporte, NombreDeReporte } from '@cuadra/contract/reportes/nombres';
import type { Generated, JSONColumnType } from 'kysely';
import type { Instante } from './columna.ts';

interface DeReporte {
  reporte: NombreDeReporte;
  titulo: string;
  formato: FormatoDeReporte;
  filtros: JSONColumnType<Record<string, unknown>>;
  filas: number;
  usuario: string;
}

interface VerificacionReporteTable extends DeReporte {
  codigo: string;
  agencias: string[];
  detalles: string[];
  huella: string;
  generadoEn: Instante;
}

interface ArchivoReporteTable extends DeReporte {
  id: Generated<string>;
  codigo: string;
  nombre: string;
  agencias: Generated<string[]>;
  estado: EstadoDeArchivo;
  avance: Generated<number>;
  bytes: number | null;
  motivo: string | null;
  plan: JSONColumnType<object, string | null | undefined, string | null> | null;
  pedidoEn: Instante;
  venceEn: Instante;
}

interface ArchivoReporteTrozoTable {
  archivo: string;
  n: number;
  contenido: Buffer;
}

interface ArchivoReporteParteTable {
  archivo: string;
  n: number;
  corte: JSONColumnType<object>;
  medida: JSONColumnType<object> | null;
  contenido: Buffer | null;
  dicho: Buffer | null;
}

export interface TablasDeReportes {
  verificacionReporte: VerificacionReporteTable;
  archivoReporte: ArchivoReporteTable;
  archivoReporteTrozo: ArchivoReporteTrozoTable;
  archivoReporteParte: ArchivoReporteParteTable;
}
