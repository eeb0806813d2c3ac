// The tables of 0001_cimientos.sql, and of 0015_acceso_poderes.sql the sign-off.
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Instante, SinAltas } from './columna.ts';

interface BitacoraTable {
  n: GeneratedAlways<number>;
  instante: ColumnType<string, string | undefined, never>;
  actor: string | null;
  sesion: string | null;
  direccion: string | null;
  peticion: string | null;
  accion: string;
  entidad: string;
  idEntidad: string;
  antes: JSONColumnType<Record<string, unknown>> | null;
  despues: JSONColumnType<Record<string, unknown>> | null;
}

interface InstitucionTable {
  id: Generated<boolean>;
  nombre: string;
  nit: Generated<string>;
  direccion: Generated<string>;
  firmadaEn: Instante | null;
}

interface FirmanteTable {
  n: number;
  cargo: string;
  nombre: string;
}

interface AgenciaTable {
  idAgencia: string;
  nombreAgencia: string;
  municipio: Generated<string>;
  activa: Generated<boolean>;
}

export interface TablasDeCimientos {
  bitacora: BitacoraTable;
  institucion: InstitucionTable;
  firmante: SinAltas<FirmanteTable>;
  agencia: AgenciaTable;
}
