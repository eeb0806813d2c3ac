// The tables as TypeScript sees them (the migrations are the truth). Columns are camelCase here and snake_case
// in SQL; Kysely's CamelCasePlugin translates.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { EstadoDeCuenta, Naturaleza, TipoDeCuenta } from '@cuadra/core/catalogo';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** An instant: read as ISO text, written as ISO text. */
type Instante = ColumnType<string, string, string>;

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
  estado: Generated<string>;
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

interface NotificacionTable {
  id: Generated<string>;
  usuario: string;
  icono: string | null;
  imagen: string | null;
  titulo: string;
  descripcion: string;
  enlace: string | null;
  usaRouter: Generated<boolean>;
  leida: Generated<boolean>;
  creadaEn: Instante;
}

interface CuentaTable {
  idCuenta: string;
  nombreCuenta: string;
  tipoCuenta: TipoDeCuenta;
  idParent: ColumnType<string | null, never, never>;
  naturaleza: Naturaleza;
  estado: Generated<EstadoDeCuenta>;
  version: Generated<number>;
}

export interface Tables {
  bitacora: BitacoraTable;
  institucion: InstitucionTable;
  agencia: AgenciaTable;
  usuario: UsuarioTable;
  usuarioRol: UsuarioRolTable;
  usuarioAgencia: UsuarioAgenciaTable;
  sesion: SesionTable;
  intentoAcceso: IntentoAccesoTable;
  enlaceContrasena: EnlaceContrasenaTable;
  solicitudCuenta: SolicitudCuentaTable;
  notificacion: NotificacionTable;
  cuenta: CuentaTable;
}
