// The tables as TypeScript sees them (the migrations are the truth). Columns are camelCase here and snake_case
// in SQL; Kysely's CamelCasePlugin translates.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { Disposicion, Esquema, Idioma, Tema } from '@cuadra/contract/escritorio/preferencias';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { TablasDeCierre } from './cierre-tables.ts';
import type { TablasDeContabilidad } from './contabilidad-tables.ts';
import type { TablasDeEscritorio } from './escritorio-tables.ts';
import type { TablasDeLibros } from './libros-tables.ts';
import type { TablasDeReportes } from './reportes-tables.ts';

/** An instant: read as ISO text, written as ISO text. */
export type Instante = ColumnType<string, string, string>;

interface BitacoraTable {
  n: Generated<number>;
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
  nit: string;
  direccion: string;
}

interface FirmanteTable {
  n: number;
  cargo: string;
  nombre: string;
}

interface AgenciaTable {
  idAgencia: string;
  nombreAgencia: string;
  municipio: string;
  activa: Generated<boolean>;
}

interface UsuarioTable {
  id: Generated<string>;
  nombre: string;
  correo: string;
  contrasena: string | null;
  avatar: string | null;
  activo: Generated<boolean>;
  creadoEn: Instante;
  ultimoIngreso: Instante | null;
  version: Generated<number>;
}

interface UsuarioRolTable {
  usuario: string;
  rol: Rol;
}

interface UsuarioAgenciaTable {
  usuario: string;
  agencia: string;
}

interface SesionTable {
  id: Generated<string>;
  usuario: string;
  direccion: string;
  navegador: string;
  abiertaEn: Instante;
  ultimoUso: Instante;
  venceEn: Instante;
  cerradaEn: Instante | null;
  motivoCierre: string | null;
  inactivaEn: Instante;
  estado: Generated<string>;
}

interface PreferenciaTable {
  usuario: string;
  tema: Tema | null;
  esquema: Esquema | null;
  disposicion: Disposicion | null;
  idioma: Idioma | null;
}

interface AvatarTable {
  usuario: string;
  id: string;
  tipo: string;
  contenido: Buffer;
}

interface IntentoAccesoTable {
  clave: string;
  fallos: number;
  ultimoFallo: Instante;
  bloqueadoHasta: Instante | null;
}

interface EnlaceContrasenaTable {
  huella: string;
  usuario: string;
  creadoEn: Instante;
  venceEn: Instante;
  usadoEn: Instante | null;
}

interface SolicitudCuentaTable {
  id: Generated<string>;
  nombre: string;
  correo: string;
  empresa: string | null;
  contrasena: string;
  pedidaEn: Instante;
  estado: Generated<'pendiente' | 'aprobada' | 'rechazada'>;
  resueltaEn: Instante | null;
  resueltaPor: string | null;
  motivo: string | null;
}

export interface Tables
  extends TablasDeContabilidad,
    TablasDeEscritorio,
    TablasDeReportes,
    TablasDeCierre,
    TablasDeLibros {
  bitacora: BitacoraTable;
  institucion: InstitucionTable;
  firmante: FirmanteTable;
  agencia: AgenciaTable;
  usuario: UsuarioTable;
  usuarioRol: UsuarioRolTable;
  usuarioAgencia: UsuarioAgenciaTable;
  sesion: SesionTable;
  preferencia: PreferenciaTable;
  avatar: AvatarTable;
  intentoAcceso: IntentoAccesoTable;
  enlaceContrasena: EnlaceContrasenaTable;
  solicitudCuenta: SolicitudCuentaTable;
}
