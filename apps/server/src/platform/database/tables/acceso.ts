// The tables of 0002_acceso.sql and 0014_acceso_invitaciones.sql, as 0017_acceso_intentos.sql leaves them.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { Generated } from 'kysely';
import type { Instante } from './columna.ts';

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
  correoSinProbar: Generated<boolean>;
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
  inactivaEn: Instante;
  /** Whether whoever opened it showed a second factor. */
  segundoFactor: Generated<boolean>;
  autenticadaEn: Instante;
  generacion: Generated<number>;
  presenteHasta: Instante | null;
}

interface IntentoAccesoTable {
  clave: string;
  fallos: number;
  ultimoFallo: Instante;
  bloqueadoHasta: Instante | null;
}

interface DispositivoConocidoTable {
  huella: string;
  usuario: string;
  vistoEn: Instante;
}

interface InvitacionTable {
  id: Generated<string>;
  usuario: string;
  via: 'correo' | 'sobre';
  huella: string;
  creadaEn: Instante;
  creadaPor: string | null;
  venceEn: Instante;
  exenta: Generated<boolean>;
  confirmadaEn: Instante | null;
  confirmadaPor: string | null;
  identificacion: string | null;
  huellaDeEntrega: string | null;
  intentos: Generated<number>;
  usadaEn: Instante | null;
  anulada: Generated<boolean>;
}

interface SolicitudCuentaTable {
  id: Generated<string>;
  nombre: string;
  correo: string;
  empresa: string | null;
  pedidaEn: Instante;
  estado: Generated<'pendiente' | 'aprobada' | 'rechazada'>;
  resueltaEn: Instante | null;
  resueltaPor: string | null;
  motivo: string | null;
}

export interface TablasDeAcceso {
  usuario: UsuarioTable;
  usuarioRol: UsuarioRolTable;
  usuarioAgencia: UsuarioAgenciaTable;
  sesion: SesionTable;
  intentoAcceso: IntentoAccesoTable;
  dispositivoConocido: DispositivoConocidoTable;
  invitacion: InvitacionTable;
  solicitudCuenta: SolicitudCuentaTable;
}
