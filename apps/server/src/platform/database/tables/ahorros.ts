// The tables of 0046_ahorros_productos.sql, 0047_ahorros_cuentas.sql, 0054_ahorros_vida_de_cuenta.sql, 0055_ahorros_publicar.sql and
// 0085_asociados_reservados.sql.
import type { EstadoDeAsociado } from '@cuadra/core/ahorros/asociado';
import type {
  ClaseDeMovimientoAhorro,
  DestinoAlVencer,
  EstadoDeCuentaAhorro,
  TratamientoDeIsr,
} from '@cuadra/core/ahorros/cuenta';
import type {
  ClaseDeProducto,
  EstadoDeProducto,
  EstadoDeRegla,
  PoliticaSinFondos,
  Provision,
} from '@cuadra/core/ahorros/producto';
import type { Centavos } from '@cuadra/core/dinero';
import type { BaseDeDias } from '@cuadra/core/interes/base-de-dias';
import type { ModoDeRedondeo } from '@cuadra/core/interes/redondeo';
import type {
  Capitalizacion,
  FrecuenciaDeAbono,
  MetodoDeInteres,
  TratamientoDeEstado,
} from '@cuadra/core/interes/reglas';
import type { ModoDeTabla } from '@cuadra/core/interes/tasas';
import type { ColumnType, Generated } from 'kysely';
import type { SoloLectura } from './columna.ts';

/** Given by PostgreSQL, never written. */
type Dado<T> = ColumnType<T, never, never>;
/** Not given in a new row. */
type Cambiable<T> = ColumnType<T, never, T>;
/** Given with the row and never changed. */
type DeNacimiento<T> = ColumnType<T, T, never>;
type InstanteONulo = ColumnType<string | null, never, string | null>;

interface AsociadoTable {
  id: ColumnType<string, string | undefined, never>;
  numero: Dado<number>;
  nombre: string;
  dpi: string | null;
  nit: string | null;
  documento: string | null;
  nacimiento: string | null;
  telefono: string | null;
  correo: string | null;
  direccion: string | null;
  agencia: string;
  estado: Generated<EstadoDeAsociado>;
  ingreso: DeNacimiento<string>;
  version: Cambiable<number>;
}

interface ConsultaDeAsociadoTable {
  usuario: DeNacimiento<string>;
  asociado: DeNacimiento<string>;
  clase: DeNacimiento<'ficha' | 'de-otra-agencia'>;
  dia: string;
}

interface ProductoAhorroTable {
  id: Dado<number>;
  codigo: DeNacimiento<string>;
  nombre: string;
  clase: DeNacimiento<ClaseDeProducto>;
  idCuenta: DeNacimiento<string>;
  estado: Cambiable<EstadoDeProducto>;
  version: Cambiable<number>;
  creadoPor: Dado<string | null>;
}

interface DeRegla {
  estado: Cambiable<EstadoDeRegla>;
  publicadaPor: Cambiable<string | null>;
  publicadaEn: InstanteONulo;
}

interface VersionDeProductoTable extends DeRegla {
  id: Dado<number>;
  producto: DeNacimiento<number>;
  desde: string;
  metodo: MetodoDeInteres;
  intradia: Generated<boolean>;
  base: BaseDeDias;
  capitalizacion: Capitalizacion;
  abono: FrecuenciaDeAbono;
  minimo: Generated<Centavos>;
  tope: Centavos | null;
  redondeo: ModoDeRedondeo;
  inactivas: TratamientoDeEstado;
  bloqueadas: TratamientoDeEstado;
  provision: Provision;
  sinFondos: Generated<PoliticaSinFondos>;
  aperturaMinima: Generated<Centavos>;
  plazos: number[] | null;
  penalizadaPpm: number | null;
  cuentaGasto: string;
  cuentaPorPagar: string | null;
  cuentaIsr: string;
  cuentaPorCobrar: string | null;
  escritaPor: string;
  version: Cambiable<number>;
}

interface TablaDeTasasTable extends DeRegla {
  id: Dado<number>;
  producto: DeNacimiento<number>;
  desde: string;
  modo: ModoDeTabla;
  escritaPor: string;
  version: Cambiable<number>;
}

interface TramoDeTasaTable {
  tabla: number;
  montoDesde: Centavos;
  montoHasta: Centavos | null;
  plazoDesde: Generated<number>;
  plazoHasta: number | null;
  ppm: number;
}

interface ParametroIsrTable extends DeRegla {
  desde: DeNacimiento<string>;
  ppm: number;
  minimo: Generated<Centavos>;
  escritaPor: string | null;
  version: Cambiable<number>;
}

interface CuentaAhorroTable {
  /** Given by PostgreSQL too when it was asked for beforehand. */
  id: ColumnType<number, number | undefined, never>;
  numero: DeNacimiento<string>;
  producto: DeNacimiento<number>;
  agencia: DeNacimiento<string>;
  estado: Dado<EstadoDeCuentaAhorro>;
  isr: Generated<TratamientoDeIsr>;
  isrDocumento: string | null;
  isrVence: string | null;
  apertura: DeNacimiento<string>;
  cierre: Dado<string | null>;
  plazo: DeNacimiento<number | null>;
  vence: DeNacimiento<string | null>;
  tasaPactada: DeNacimiento<number | null>;
  alVencer: DestinoAlVencer | null;
  destino: number | null;
  saldo: Dado<Centavos>;
  interesHasta: DeNacimiento<string>;
  movimientos: Dado<number>;
  porCorregir: Dado<string | null>;
  version: Cambiable<number>;
}

interface TitularTable {
  cuenta: number;
  asociado: string;
  orden: number;
}

type EstadoDeCuentaAhorroTable = SoloLectura<{
  cuenta: number;
  desde: string;
  estado: EstadoDeCuentaAhorro;
  motivo: string | null;
  por: string | null;
}>;

type TransferenciaAhorroTable = SoloLectura<{
  desde: number;
  nDesde: number;
  hacia: number;
  nHacia: number;
  partida: string;
  partidaHacia: string;
}>;

type ClaseDeMovimientoAhorroTable = SoloLectura<{ clase: ClaseDeMovimientoAhorro; signo: number | null }>;

type MovimientoAhorroTable = SoloLectura<{
  cuenta: number;
  n: number;
  clase: ClaseDeMovimientoAhorro;
  monto: Centavos;
  saldo: Centavos;
  fecha: string;
  fechaValor: string;
  ganaDesde: string;
  partida: string | null;
  corrida: number | null;
  revierte: number | null;
  concepto: string | null;
  documento: string | null;
  registradoEn: string;
}>;

type ControlDeAhorroTable = SoloLectura<{ idCuenta: string; producto: number }>;

type LineaDeAhorroTable = SoloLectura<{
  partida: string;
  idCuenta: string;
  agencia: string;
  debe: Centavos;
  haber: Centavos;
  retirado: Centavos;
  abonado: Centavos;
}>;

type PartidaDeAhorroTable = SoloLectura<{
  partida: string;
  huella: Buffer;
  corrida: number | null;
  deCuenta: number;
  aCuenta: number;
}>;

export interface TablasDeAhorros {
  asociado: AsociadoTable;
  consultaDeAsociado: ConsultaDeAsociadoTable;
  productoAhorro: ProductoAhorroTable;
  versionDeProducto: VersionDeProductoTable;
  tablaDeTasas: TablaDeTasasTable;
  tramoDeTasa: TramoDeTasaTable;
  parametroIsr: ParametroIsrTable;
  cuentaAhorro: CuentaAhorroTable;
  titular: TitularTable;
  estadoDeCuentaAhorro: EstadoDeCuentaAhorroTable;
  transferenciaAhorro: TransferenciaAhorroTable;
  claseDeMovimientoAhorro: ClaseDeMovimientoAhorroTable;
  movimientoAhorro: MovimientoAhorroTable;
  controlDeAhorro: ControlDeAhorroTable;
  lineaDeAhorro: LineaDeAhorroTable;
  partidaDeAhorro: PartidaDeAhorroTable;
}
