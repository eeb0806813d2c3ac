// The tables of 0040_bancos.sql to 0045_bancos_firma.sql.
import type {
  EstadoDeConciliacion,
  PasoDeConciliacion,
} from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import type { EstadoDeCheque } from '@cuadra/core/bancos/cheque';
import type { ClaseDeExplicacion } from '@cuadra/core/bancos/conciliacion-textos';
import type { Razon } from '@cuadra/core/bancos/cruce';
import type { FormatoDeEstado, PerfilDeEstado } from '@cuadra/core/bancos/estado-de-cuenta';
import type { Centavos } from '@cuadra/core/dinero';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Instante, SoloLectura } from './columna.ts';

/** Kept by the database. */
type Dado<T> = ColumnType<T, never, never>;
/** Not given in a new row. */
type Cambiable<T> = ColumnType<T, never, T>;

interface CuentaBancariaTable {
  id: Generated<string>;
  banco: string;
  numero: string;
  nombre: string;
  idCuenta: string;
  agencia: string;
  perfil: PerfilDeEstado | null;
  mapeo: JSONColumnType<object> | null;
  responsable: string;
  desde: string;
  saldoBancoInicial: Centavos;
  saldoLibroInicial: Dado<Centavos>;
  ventanaDias: Generated<number>;
  caducidadDias: Generated<number>;
  activa: Cambiable<boolean>;
  version: Cambiable<number>;
}

type AvanceDeBancoTable = SoloLectura<{
  cuentaBancaria: string;
  revision: number;
  entera: number;
  conciliadaHasta: string;
  inicioAbierto: boolean;
}>;

interface ArchivoDeBancoTable {
  huella: string;
  contenido: Buffer;
}

interface EstadoDeCuentaTable {
  id: Generated<string>;
  cuentaBancaria: string;
  huella: string;
  indice: number;
  nombre: string;
  formato: FormatoDeEstado;
  desde: string;
  hasta: string;
  saldoInicial: Centavos | null;
  saldoFinal: Centavos | null;
  lineas: number;
  nuevas: number;
  advertencias: JSONColumnType<readonly string[]>;
  importadoPor: string;
  importadoEn: Instante;
}

interface LineaDeBancoTable {
  id: Generated<string>;
  cuentaBancaria: string;
  estado: string | null;
  orden: Generated<number>;
  fecha: string;
  monto: Centavos;
  texto: string;
  referencia: string | null;
  tipo: string | null;
  saldo: Centavos | null;
  huella: string;
  ocurrencia: number;
  pendiente: Dado<Centavos>;
  revision: Dado<number>;
}

interface MovimientoDeBancoTable {
  id: Generated<string>;
  cuentaBancaria: string;
  ejercicio: Dado<number | null>;
  numero: Dado<number | null>;
  n: Dado<number | null>;
  partida: Dado<string | null>;
  agencia: Dado<string | null>;
  fecha: string;
  monto: Centavos;
  concepto: string;
  documento: string | null;
  pendiente: Dado<Centavos>;
  revision: Dado<number>;
}

interface ReglaDeBancoTable {
  id: Generated<string>;
  nombre: string;
  cuentaBancaria: string | null;
  texto: string;
  signo: 'entrada' | 'salida' | null;
  montoMinimo: Centavos | null;
  montoMaximo: Centavos | null;
  idCuenta: string;
  concepto: string;
  orden: number;
  activa: Generated<boolean>;
  version: Generated<number>;
}

interface CruceTable {
  id: string;
  cuentaBancaria: string;
  clase: 'automatico' | 'sugerido' | 'manual' | 'partida' | 'traslado';
  puntaje: number | null;
  razones: JSONColumnType<readonly Razon[]>;
  fecha: Dado<string>;
  traslado: string | null;
  hechoPor: string | null;
  hechoEn: Instante;
}

interface CruceLineaTable {
  cruce: string;
  linea: string;
  cuentaBancaria: string;
  monto: Centavos;
}

interface CruceMovimientoTable {
  cruce: string;
  movimiento: string;
  cuentaBancaria: string;
  monto: Centavos;
}

interface ExplicacionDeBancoTable {
  id: Generated<string>;
  cuentaBancaria: string;
  linea: string | null;
  movimiento: string | null;
  clase: ClaseDeExplicacion;
  motivo: string | null;
  explicadaPor: string;
  explicadaEn: Instante;
}

interface SugerenciaDeBancoTable {
  id: Generated<string>;
  cuentaBancaria: string;
  clase: 'cruce' | 'regla' | 'traslado';
  puntaje: number;
  razones: JSONColumnType<readonly Razon[]>;
  lineas: string[];
  movimientos: string[];
  regla: string | null;
  otraLinea: string | null;
  huella: string;
}

interface SugerenciaRechazadaTable {
  cuentaBancaria: string;
  huella: string;
  rechazadaPor: string;
  rechazadaEn: Instante;
}

interface PartidaDeBancoTable {
  partida: string;
  cuentaBancaria: string;
  clase: 'linea' | 'ajuste' | 'traslado' | 'cheque' | 'caducidad';
  linea: string | null;
  regla: string | null;
  idCuenta: string;
  hechaPor: string;
  hechaEn: Instante;
}

interface ConciliacionTable {
  id: Generated<string>;
  cuentaBancaria: string;
  anio: number;
  mes: number;
  estado: EstadoDeConciliacion;
  saldoSegunEstado: Centavos;
  saldoBanco: Dado<Centavos>;
  saldoLibros: Dado<Centavos>;
  pendientes: Dado<number>;
  enviadaPor: string;
  enviadaEn: Instante;
  aprobadaPor: Cambiable<string | null>;
  aprobadaEn: Cambiable<string | null>;
  reaperturaPedidaPor: Cambiable<string | null>;
  reaperturaPedidaEn: Cambiable<string | null>;
  reaperturaMotivo: Cambiable<string | null>;
  version: Cambiable<number>;
}

interface PasoDeConciliacionTable {
  id: Generated<string>;
  n: Dado<number>;
  conciliacion: string;
  paso: PasoDeConciliacion;
  por: string;
  en: Instante;
  motivo: string | null;
}

type PartidaEnConciliacionTable = SoloLectura<{
  conciliacion: string;
  n: number;
  lado: 'banco' | 'libros';
  linea: string | null;
  movimiento: string | null;
  clase: ClaseDeExplicacion;
  fecha: string;
  monto: Centavos;
  texto: string;
  documento: string | null;
  motivo: string | null;
}>;

interface ChequeTable {
  id: Generated<string>;
  cuentaBancaria: string;
  numero: number;
  fecha: string;
  beneficiario: string | null;
  monto: Centavos | null;
  concepto: string;
  movimiento: string | null;
  estado: EstadoDeCheque;
  antesDeCobrar: Dado<'emitido' | 'entregado' | null>;
  entregadoA: Cambiable<string | null>;
  entregadoDocumento: Cambiable<string | null>;
  entregadoEn: Cambiable<string | null>;
  motivo: string | null;
  emitidoPor: string;
  emitidoEn: Instante;
  version: Cambiable<number>;
}

export interface TablasDeBancos {
  cuentaBancaria: CuentaBancariaTable;
  avanceDeBanco: AvanceDeBancoTable;
  archivoDeBanco: ArchivoDeBancoTable;
  estadoDeCuenta: EstadoDeCuentaTable;
  lineaDeBanco: LineaDeBancoTable;
  movimientoDeBanco: MovimientoDeBancoTable;
  reglaDeBanco: ReglaDeBancoTable;
  cruce: CruceTable;
  cruceLinea: CruceLineaTable;
  cruceMovimiento: CruceMovimientoTable;
  explicacionDeBanco: ExplicacionDeBancoTable;
  sugerenciaDeBanco: SugerenciaDeBancoTable;
  sugerenciaRechazada: SugerenciaRechazadaTable;
  partidaDeBanco: PartidaDeBancoTable;
  conciliacion: ConciliacionTable;
  pasoDeConciliacion: PasoDeConciliacionTable;
  partidaEnConciliacion: PartidaEnConciliacionTable;
  cheque: ChequeTable;
}
