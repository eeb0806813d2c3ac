// The tables as TypeScript sees them (the migrations are the truth). Columns are camelCase here and snake_case
// in SQL; Kysely's CamelCasePlugin translates.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { Disposicion, Esquema, Idioma, Tema } from '@cuadra/contract/escritorio/preferencias';
import type { EstadoDeCuenta, Naturaleza, TipoDeCuenta } from '@cuadra/core/catalogo';
import type { LineaDePartida, TipoDePartida, TipoManual } from '@cuadra/core/partida';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { TablasDeEscritorio } from './escritorio-tables.ts';

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

interface CuentaTable {
  idCuenta: string;
  nombreCuenta: string;
  tipoCuenta: TipoDeCuenta;
  idParent: ColumnType<string | null, never, never>;
  naturaleza: Naturaleza;
  estado: Generated<EstadoDeCuenta>;
  version: Generated<number>;
}

interface EjercicioTable {
  anio: number;
  estado: Generated<'abierto' | 'cerrado'>;
  ultimoNumero: ColumnType<number, never, never>;
  ultimaHuella: ColumnType<Buffer, never, never>;
}

interface PeriodoTable {
  anio: ColumnType<number, never, never>;
  mes: ColumnType<number, never, never>;
  agencia: ColumnType<string, never, never>;
  estado: 'abierto' | 'cerrando' | 'cerrado';
}

/** Rows come only through contabilizar(); nothing updates or deletes them. */
interface PartidaTable {
  ejercicio: number;
  numero: number;
  id: string;
  tipo: TipoDePartida;
  fecha: string;
  fechaDocumento: string | null;
  registradaEn: Instante;
  agencia: string;
  concepto: string;
  total: number;
  cantidadLineas: number;
  esManual: boolean;
  autor: string | null;
  aprobador: string | null;
  revierte: string | null;
  motivo: string | null;
  huellaAnterior: Buffer;
  huella: Buffer;
}

interface LineaTable {
  ejercicio: number;
  numero: number;
  n: number;
  idCuenta: string;
  agencia: string;
  fecha: string;
  debe: number;
  haber: number;
  concepto: string | null;
  documento: string | null;
}

/** Kept by the ledger's own trigger. */
interface SaldoDiarioTable {
  idCuenta: string;
  agencia: string;
  fecha: string;
  debe: number;
  haber: number;
}

/** The same, by month: `mes` is its first day. */
interface SaldoMensualTable {
  idCuenta: string;
  agencia: string;
  mes: string;
  debe: number;
  haber: number;
}

interface CuentaPuenteTable {
  idCuenta: string;
}

interface ConfiguracionContableTable {
  cuentaResultado: string;
  cuentaResultadosAcumulados: string;
}

interface BorradorTable {
  id: string;
  version: Generated<number>;
  estado: Generated<'borrador' | 'en_revision' | 'rechazada'>;
  tipo: TipoManual;
  fecha: string;
  fechaDocumento: string | null;
  agencia: string;
  concepto: string;
  lineas: JSONColumnType<LineaDePartida[]>;
  debe: number;
  haber: number;
  cantidadLineas: number;
  autor: string;
  creadoEn: Instante;
  actualizadoEn: Instante;
  motivo: string | null;
}

interface LimiteContabilizacionTable {
  rol: Rol;
  tipo: TipoManual;
  montoMax: number | null;
}

interface LlaveIdempotenciaTable {
  usuario: string;
  llave: string;
  cuerpo: Buffer;
  partida: string;
  creadaEn: Instante;
}

/** A lote is known by its first partida. */
interface LoteTable {
  primera: string;
  usuario: string;
  huella: Buffer;
  partidas: number;
  lineas: number;
  creadoEn: Instante;
}

interface LoteSerieTable {
  lote: string;
  ejercicio: number;
  primerNumero: number;
  ultimoNumero: number;
}

interface ArchivoTable {
  huella: string;
  tipo: string;
  contenido: Buffer;
}

interface SoporteTable {
  id: Generated<string>;
  partida: string;
  huella: string;
  nombre: string;
  subidoEn: Instante;
  subidoPor: string;
}

export interface Tables extends TablasDeEscritorio {
  ejercicio: EjercicioTable;
  periodo: PeriodoTable;
  partida: PartidaTable;
  linea: LineaTable;
  saldoDiario: SaldoDiarioTable;
  saldoMensual: SaldoMensualTable;
  cuentaPuente: CuentaPuenteTable;
  configuracionContable: ConfiguracionContableTable;
  borrador: BorradorTable;
  limiteContabilizacion: LimiteContabilizacionTable;
  llaveIdempotencia: LlaveIdempotenciaTable;
  lote: LoteTable;
  loteSerie: LoteSerieTable;
  archivo: ArchivoTable;
  soporte: SoporteTable;
  bitacora: BitacoraTable;
  institucion: InstitucionTable;
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
  cuenta: CuentaTable;
}
