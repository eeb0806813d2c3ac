// The tables of 0001_cimientos.sql, with the columns of the bitácora of 0059_bitacora_columnas.sql and how it is sent on of
// 0064_bitacora_lectura.sql, the sign-off of 0015_acceso_poderes.sql and what is printed of 0025_cimientos_documentos.sql.
import type { DocumentoFirmable } from '@cuadra/contract/administracion/firmantes';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Instante } from './columna.ts';

interface BitacoraTable {
  n: GeneratedAlways<number>;
  instante: ColumnType<string, never, never>;
  actor: string | null;
  sesion: string | null;
  direccion: string | null;
  peticion: string | null;
  accion: string;
  entidad: string;
  idEntidad: string;
  antes: ColumnType<Record<string, unknown> | null, never, never>;
  despues: JSONColumnType<Record<string, unknown>> | null;
  /** Null: written before rows said it. */
  transaccion: ColumnType<number | null, never, never>;
  agencia: string | null;
  /** Said by the program; otherwise noted by a trigger. */
  dicha: ColumnType<boolean, boolean | undefined, never>;
}

interface ReenvioDeBitacoraTable {
  destino: string;
  transaccion: number;
  n: number;
  nMax: number;
  desdeN: Generated<number>;
  en: Instante;
}

interface InstitucionTable {
  id: Generated<boolean>;
  nombre: string;
  nit: Generated<string>;
  direccion: Generated<string>;
  firmadaEn: Instante | null;
  logo: string | null;
  /** From which year its books are kept here. */
  primerEjercicio: Generated<number | null>;
}

interface FirmanteTable {
  n: number;
  cargo: Generated<string>;
  nombre: Generated<string>;
  registro: Generated<string>;
  certificacion: Generated<string>;
  documentos: Generated<DocumentoFirmable[]>;
}

interface AgenciaTable {
  idAgencia: string;
  nombreAgencia: string;
  municipio: Generated<string>;
  activa: Generated<boolean>;
}

export interface TablasDeCimientos {
  bitacora: BitacoraTable;
  reenvioDeBitacora: ReenvioDeBitacoraTable;
  institucion: InstitucionTable;
  firmante: FirmanteTable;
  agencia: AgenciaTable;
}
