// The tables of 0005_libro.sql, 0006_libro_saldos.sql, 0018_libro_origen.sql and
// 0024_estados_flujo.sql, with what 0060_libro_nombres.sql, 0061_libro_cadena.sql and 0091_libro_operacion.sql add to them.
import type { Operacion } from '@cuadra/core/control/operaciones';
import type { Centavos } from '@cuadra/core/dinero';
import type { Razon } from '@cuadra/core/estados-financieros/cifras';
import type { OrigenDePartida } from '@cuadra/core/origen';
import type { TipoDePartida } from '@cuadra/core/partida';
import type { ColumnType } from 'kysely';
import type { Instante, SoloLectura } from './columna.ts';

type EstadoDeEjercicio = 'abierto' | 'cerrado';
type EstadoDePeriodo = 'abierto' | 'cerrando' | 'cerrado';

/** The application opens it by its year; the rest comes by itself. */
interface EjercicioTable {
  anio: number;
  estado: ColumnType<EstadoDeEjercicio, never, EstadoDeEjercicio>;
  /** `traida`: its books were kept elsewhere. */
  procedencia: ColumnType<'propia' | 'traida', 'propia' | 'traida' | undefined, never>;
  ultimoNumero: ColumnType<number, never, never>;
  ultimaHuella: ColumnType<Buffer, never, never>;
  /** Null: nobody took its order yet. */
  huellaInicial: ColumnType<Buffer | null, never, never>;
  sigueEjercicio: ColumnType<number | null, never, never>;
  sigueNumero: ColumnType<number | null, never, never>;
}

/** They come with their ejercicio and their agencia. */
interface PeriodoTable {
  anio: ColumnType<number, never, never>;
  mes: ColumnType<number, never, never>;
  agencia: ColumnType<string, never, never>;
  estado: ColumnType<EstadoDePeriodo, never, EstadoDePeriodo>;
  abiertoPara: ColumnType<string[] | null, never, string[] | null>;
  abiertoHasta: ColumnType<string | null, never, string | null>;
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
  total: Centavos;
  cantidadLineas: number;
  esManual: boolean;
  autor: string | null;
  aprobador: string | null;
  revierte: string | null;
  motivo: string | null;
  huellaAnterior: Buffer;
  huella: Buffer;
  origen: OrigenDePartida;
  autorNombre: string | null;
  aprobadorNombre: string | null;
  iniciadaPor: string | null;
  iniciadaPorNombre: string | null;
  /** Null: sealed before names were. */
  nombres: number | null;
  /** Null: posted before there were any. */
  operacion: Operacion | null;
  autorizacion: string | null;
  /** Null: it moved no savings, or was sealed before there were digests. */
  movimientos: Buffer | null;
}

interface LineaTable {
  ejercicio: number;
  numero: number;
  n: number;
  idCuenta: string;
  agencia: string;
  fecha: string;
  debe: Centavos;
  haber: Centavos;
  concepto: string | null;
  documento: string | null;
}

interface LlaveIdempotenciaTable {
  usuario: string;
  llave: string;
  cuerpo: Buffer;
  partida: string;
  creadaEn: Instante;
}

/** Kept by the ledger's own trigger. */
interface SaldoDiarioTable {
  idCuenta: string;
  agencia: string;
  fecha: string;
  debe: Centavos;
  haber: Centavos;
}

/** The same, by month: `mes` is its first day. */
interface SaldoMensualTable {
  idCuenta: string;
  agencia: string;
  mes: string;
  debe: Centavos;
  haber: Centavos;
}

/** The same, by year: `anio` is its first day. */
interface SaldoAnualTable {
  idCuenta: string;
  agencia: string;
  anio: string;
  debe: Centavos;
  haber: Centavos;
}

interface PartidaPorDiaTable {
  agencia: string;
  fecha: string;
  tipo: TipoDePartida;
  cantidad: number;
  total: Centavos;
  lineas: number;
}

/** Against what each account moved on a day. */
interface ContrapartidaDiariaTable {
  fecha: string;
  agencia: string;
  idCuenta: string;
  razon: Razon;
  debe: Centavos;
  haber: Centavos;
}

/** The same, by month: `mes` is its first day. */
interface ContrapartidaMensualTable extends Omit<ContrapartidaDiariaTable, 'fecha'> {
  mes: string;
}

/** Up to which number of each year they are added up. */
interface ContrapartidaHastaTable {
  ejercicio: number;
  numero: number;
}

export interface TablasDelLibro {
  ejercicio: EjercicioTable;
  periodo: PeriodoTable;
  partida: PartidaTable;
  linea: LineaTable;
  llaveIdempotencia: LlaveIdempotenciaTable;
  saldoDiario: SoloLectura<SaldoDiarioTable>;
  saldoMensual: SoloLectura<SaldoMensualTable>;
  saldoAnual: SoloLectura<SaldoAnualTable>;
  contrapartidaDiaria: SoloLectura<ContrapartidaDiariaTable>;
  contrapartidaMensual: SoloLectura<ContrapartidaMensualTable>;
  contrapartidaHasta: SoloLectura<ContrapartidaHastaTable>;
  partidaPorDia: SoloLectura<PartidaPorDiaTable>;
}
