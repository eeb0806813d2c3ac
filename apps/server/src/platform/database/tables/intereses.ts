// The tables of 0048_ahorros_corridas.sql.
import type { FrecuenciaDeProgramacion } from '@cuadra/contract/ahorros/programaciones';
import type {
  ClaseDeCorrida,
  EstadoDeCorrida,
  EstadoDeLinea,
  MotivoSinPago,
} from '@cuadra/core/ahorros/corrida';
import type { Centavos } from '@cuadra/core/dinero';
import type { ColumnType, Generated } from 'kysely';
import type { SoloLectura } from './columna.ts';

/** Given by PostgreSQL, never written. */
type Dado<T> = ColumnType<T, never, never>;
/** Not given in a new row. */
type Cambiable<T> = ColumnType<T, never, T>;
/** Given with the row and never changed. */
type DeNacimiento<T> = ColumnType<T, T, never>;
type InstanteONulo = ColumnType<string | null, never, string | null>;

interface ProgramacionDeInteresesTable {
  id: Generated<string>;
  nombre: string;
  productos: number[];
  agencias: string[] | null;
  frecuencia: FrecuenciaDeProgramacion;
  diasDespues: Generated<number>;
  hora: Generated<string>;
  proximoFin: string;
  avisarA: Generated<string[]>;
  responsable: string;
  pausada: Generated<boolean>;
  version: Generated<number>;
}

/** Added up when its last tanda is calculated. */
export interface ResumenDeCorrida {
  readonly sinPago: readonly { readonly motivo: MotivoSinPago; readonly cuentas: number }[];
  readonly distribucion: readonly {
    readonly desde: Centavos;
    readonly hasta: Centavos | null;
    readonly cuentas: number;
    readonly interes: Centavos;
  }[];
  /** Among those paid: whose exemption had ended. */
  readonly exencionesVencidas: number;
}

interface CorridaTable {
  id: Dado<number>;
  clase: DeNacimiento<ClaseDeCorrida>;
  programacion: DeNacimiento<string | null>;
  nombre: DeNacimiento<string>;
  desde: DeNacimiento<string>;
  hasta: DeNacimiento<string>;
  fechaValor: DeNacimiento<string>;
  fecha: DeNacimiento<string>;
  estado: Cambiable<EstadoDeCorrida>;
  intento: Dado<number>;
  porTanda: ColumnType<number, number | undefined, never>;
  reglas: Dado<object | null>;
  corrige: DeNacimiento<number | null>;
  cuentas: Dado<number>;
  lineas: Dado<number>;
  interes: Dado<Centavos>;
  isr: Dado<Centavos>;
  exacto: Dado<string>;
  resumen: Dado<ResumenDeCorrida | null>;
  huella: Dado<string | null>;
  solicitud: ColumnType<string | null, string | undefined, never>;
  creadaPor: DeNacimiento<string | null>;
  creadaEn: DeNacimiento<string>;
  calculadaPor: Cambiable<string | null>;
  calculadaEn: InstanteONulo;
  aprobadaPor: Cambiable<string | null>;
  aprobadaEn: InstanteONulo;
  huellaAprobada: Cambiable<string | null>;
  aplicadaPor: Cambiable<string | null>;
  aplicadaEn: InstanteONulo;
  reversionPedidaPor: Cambiable<string | null>;
  reversionMotivo: Cambiable<string | null>;
  revertidaPor: Cambiable<string | null>;
  revertidaEn: InstanteONulo;
  fechaReversion: Cambiable<string | null>;
  motivo: Cambiable<string | null>;
  version: Cambiable<number>;
}

interface CorridaAlcanceTable {
  corrida: DeNacimiento<number>;
  producto: DeNacimiento<number>;
  agencia: DeNacimiento<string>;
  periodo: DeNacimiento<string>;
  clase: ColumnType<ClaseDeCorrida, ClaseDeCorrida | undefined, never>;
  viva: Dado<boolean>;
}

type CorridaTandaTable = SoloLectura<{
  corrida: number;
  n: number;
  producto: number;
  agencia: string;
  deCuenta: number;
  aCuenta: number;
  estado: 'pendiente' | 'calculada' | 'aplicada' | 'revertida';
  cuentas: number;
  lineas: number;
  interes: Centavos;
  isr: Centavos;
  exacto: string;
  omitidas: number;
  provisionado: Centavos;
  huella: string | null;
  partida: string | null;
  reversion: string | null;
}>;

type CorridaLineaTable = SoloLectura<{
  corrida: number;
  intento: number;
  cuenta: number;
  tanda: number;
  desde: string;
  hasta: string;
  dias: number;
  saldoDias: string;
  exacto: string;
  interes: Centavos;
  isr: Centavos;
  interesPagado: Centavos;
  isrPagado: Centavos;
  movimientos: number;
  estado: EstadoDeLinea;
  motivo: MotivoSinPago | null;
  espera: boolean;
}>;

interface CorridaEventoTable {
  corrida: number;
  n: Dado<number>;
  estado: EstadoDeCorrida;
  por: string | null;
  en: ColumnType<string, string | undefined, never>;
  detalle: string | null;
}

type ProvisionDeInteresesTable = SoloLectura<{
  id: string;
  producto: number;
  agencia: string;
  hasta: string;
  monto: Centavos;
  saldo: Centavos;
  partida: string | null;
  corrida: number | null;
  en: string;
}>;

export interface TablasDeIntereses {
  programacionDeIntereses: ProgramacionDeInteresesTable;
  corrida: CorridaTable;
  corridaAlcance: CorridaAlcanceTable;
  corridaTanda: CorridaTandaTable;
  corridaLinea: CorridaLineaTable;
  corridaEvento: CorridaEventoTable;
  provisionDeIntereses: ProvisionDeInteresesTable;
}
