// The tables of 0036_cajas.sql, 0037_cajas_jornadas.sql and 0038_cajas_movimientos.sql; of the first counts, 0079_cajas_conteo_inicial.sql.

import type { FormularioNuevo } from '@cuadra/contract/contabilidad/cajas/ive';
import type { pasosDeRevision } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { Conteo, ConteoDeDolares } from '@cuadra/core/cajas/denominaciones';
import type { EstadoDeJornada } from '@cuadra/core/cajas/jornada';
import type {
  ClaseDeCaja,
  ClaseDeMovimiento,
  ClaseDeTraslado,
  DestinoDeDiferencia,
  EstadoDeTraslado,
  MedioDeMovimiento,
  Sentido,
} from '@cuadra/core/cajas/movimiento';
import type { Centavos } from '@cuadra/core/dinero';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Instante, SinAltas, SoloLectura } from './columna.ts';

/** Not given in a new row. */
type Cambiable<T> = ColumnType<T, never, T>;

type ConfiguracionDeCajasTable = SinAltas<{
  id: boolean;
  cuentaSobrante: string | null;
  cuentaFaltante: string | null;
  cuentaEmpleado: string | null;
  cuentaTransito: string | null;
  tasaDolar: number;
  umbralIve: number;
  identificarDesde: Centavos;
}>;

type CuentaDeCajaTable = SoloLectura<{ idCuenta: string; agencia: string }>;

interface CajaTable {
  id: Generated<string>;
  codigo: string;
  nombre: string;
  agencia: string;
  clase: ClaseDeCaja;
  idCuenta: string;
  saldoInicial: Generated<Centavos>;
  activa: Generated<boolean>;
  version: Generated<number>;
}

type SaldoDeCajaTable = SoloLectura<{ caja: string; saldo: Centavos; ultimoRecibo: number }>;

type LineaDeCajaTable = SoloLectura<{
  partida: string;
  idCuenta: string;
  agencia: string;
  debe: Centavos;
  haber: Centavos;
}>;

interface AsignacionDeCajaTable {
  id: Generated<string>;
  caja: string;
  cajero: string;
  desde: string;
  hasta: string | null;
}

type ClaseDeMovimientoTable = SoloLectura<{
  clase: ClaseDeMovimiento;
  sentido: Sentido | null;
  deRevision: boolean;
  pidePersona: boolean;
}>;

interface FavoritoDeCajaTable {
  id: Generated<string>;
  usuario: string;
  nombre: string;
  clase: ClaseDeMovimiento;
  idCuenta: string;
  concepto: string;
  orden: number;
}

interface JornadaTable {
  id: string;
  caja: string;
  cajero: string;
  fecha: string;
  estado: Generated<EstadoDeJornada>;
  /** Taken from the policy by the database when the jornada is opened. */
  tolerancia: ColumnType<Centavos, never, never>;
  abiertaEn: Instante;
  cerradaEn: Cambiable<string | null>;
  revisadaEn: Cambiable<string | null>;
  explicacion: Cambiable<string | null>;
  congeladaPor: Cambiable<string | null>;
  congeladaEn: Cambiable<string | null>;
  version: Cambiable<number>;
}

/** These are worked out by the database, whatever comes. */
type PorLaBase<T> = ColumnType<T, never, never>;

/** JSON that a new row may leave out. */
type JsonConUsual<T> = ColumnType<T, string | undefined, never>;

interface ArqueoTable {
  id: Generated<string>;
  jornada: string;
  clase: 'apertura' | 'cierre' | 'sorpresa';
  n: PorLaBase<number>;
  conteo: JSONColumnType<Conteo>;
  cheques: JsonConUsual<{ banco: string; numero: string; monto: Centavos }[]>;
  vales: JsonConUsual<{ concepto: string; monto: Centavos }[]>;
  dolares: JsonConUsual<ConteoDeDolares>;
  tasaDolar: number;
  efectivo: Centavos;
  cheque: Centavos;
  vale: Centavos;
  libroEfectivo: PorLaBase<Centavos>;
  libroCheque: PorLaBase<Centavos>;
  libroVale: PorLaBase<Centavos>;
  diferencia: ColumnType<Centavos, never, never>;
  descuadre: ColumnType<Centavos, never, never>;
  explicacion: string | null;
  contadoPor: string;
  firmadoCon: string | null;
  hechoEn: Instante;
}

interface PasoDeRevisionTable {
  id: Generated<string>;
  jornada: string;
  paso: (typeof pasosDeRevision)[number];
  por: string;
  en: Instante;
  texto: string | null;
  destino: DestinoDeDiferencia | null;
  propuesta: string | null;
}

interface TrasladoDeCajaTable {
  id: string;
  origen: string;
  destino: string;
  clase: ClaseDeTraslado;
  medio: MedioDeMovimiento;
  monto: Centavos;
  concepto: string;
  estado: EstadoDeTraslado;
  pedidoPor: string;
  pedidoEn: Instante;
  motivo: string | null;
  version: Generated<number>;
}

interface MovimientoDeCajaTable {
  id: string;
  partida: string;
  jornada: string;
  caja: PorLaBase<string>;
  recibo: PorLaBase<number>;
  clase: ClaseDeMovimiento;
  sentido: Sentido;
  medio: MedioDeMovimiento;
  monto: Centavos;
  idCuenta: string;
  concepto: string;
  documento: string | null;
  personaDocumento: string | null;
  personaNombre: string | null;
  traslado: string | null;
  autorizacion: PorLaBase<string | null>;
  revierte: string | null;
  motivo: string | null;
  hechoPor: string;
  fecha: PorLaBase<string>;
  registradoEn: Instante;
}

interface FormularioIveTable {
  movimiento: string;
  datos: JSONColumnType<FormularioNuevo>;
  acumulado: Centavos;
  umbral: number;
  tasaDolar: number;
}

interface ConteoInicialTable {
  id: ColumnType<string, never, never>;
  caja: string;
  n: ColumnType<number, never, never>;
  conteo: JSONColumnType<Conteo>;
  efectivo: ColumnType<Centavos, never, never>;
  enLibros: ColumnType<Centavos, never, never>;
  contadoPor: string;
  contadoEn: Instante;
}

export interface TablasDeCajas {
  configuracionDeCajas: ConfiguracionDeCajasTable;
  cuentaDeCaja: CuentaDeCajaTable;
  caja: CajaTable;
  saldoDeCaja: SaldoDeCajaTable;
  lineaDeCaja: LineaDeCajaTable;
  asignacionDeCaja: AsignacionDeCajaTable;
  claseDeMovimiento: ClaseDeMovimientoTable;
  favoritoDeCaja: FavoritoDeCajaTable;
  conteoInicial: ConteoInicialTable;
  jornada: JornadaTable;
  arqueo: ArqueoTable;
  pasoDeRevision: PasoDeRevisionTable;
  trasladoDeCaja: TrasladoDeCajaTable;
  movimientoDeCaja: MovimientoDeCajaTable;
  formularioIve: FormularioIveTable;
}
