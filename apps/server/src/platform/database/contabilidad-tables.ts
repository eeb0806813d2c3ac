// The tables of the books and of what comes before them (see tables.ts).
import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { CodigoDeAdvertencia } from '@cuadra/contract/contabilidad/borradores/advertencias';
import type { MemoriaDeBorrador } from '@cuadra/contract/contabilidad/borradores/memoria-de-borrador';
import type { MapeoDePartidas } from '@cuadra/contract/contabilidad/importaciones/columnas';
import type { EstadoDeCuenta, Naturaleza, TipoDeCuenta } from '@cuadra/core/catalogo';
import type { LineaDePartida, TipoDePartida, TipoManual } from '@cuadra/core/partida';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Instante } from './tables.ts';

interface CuentaTable {
  idCuenta: string;
  nombreCuenta: string;
  tipoCuenta: TipoDeCuenta;
  idParent: ColumnType<string | null, never, never>;
  naturaleza: Naturaleza;
  estado: Generated<EstadoDeCuenta>;
  version: Generated<number>;
}

interface EtiquetaTable {
  nombreEtiqueta: string;
  version: Generated<number>;
}

interface CuentaEtiquetaTable {
  idCuenta: string;
  nombreEtiqueta: string;
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
  abiertoPara: string[] | null;
  abiertoHasta: ColumnType<string | null, string | null, string | null>;
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
  exigirFirmas: boolean;
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

/** What somebody was warned of and went on with. */
interface AdvertenciaAceptadaTable {
  partida: string;
  codigo: CodigoDeAdvertencia;
  clave: string;
  mensaje: string;
  motivo: string;
  por: string;
  en: Instante;
}

/** Where the screen left a draft. */
interface MemoriaBorradorTable {
  borrador: string;
  cursor: JSONColumnType<NonNullable<MemoriaDeBorrador['cursor']>> | null;
  formulas: JSONColumnType<MemoriaDeBorrador['formulas']>;
}

/** Which column is which, for sheets with the same headings. */
interface MapeoImportacionTable {
  usuario: string;
  encabezado: string;
  mapeo: JSONColumnType<MapeoDePartidas>;
  usadoEn: Instante;
}

export interface TablasDeContabilidad {
  cuenta: CuentaTable;
  etiqueta: EtiquetaTable;
  cuentaEtiqueta: CuentaEtiquetaTable;
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
  advertenciaAceptada: AdvertenciaAceptadaTable;
  memoriaBorrador: MemoriaBorradorTable;
  mapeoImportacion: MapeoImportacionTable;
}
