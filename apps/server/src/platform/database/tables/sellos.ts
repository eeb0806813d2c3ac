// The tables of 0062_sellos_bitacora.sql and 0063_sellos_cabezas.sql, and what the migrations left of 0097_bitacora_esquema.sql.
import type { MedioDeEntrega, MotivoDeSello } from '@cuadra/contract/administracion/sellos';
import type { ColumnType, Generated } from 'kysely';
import type { Instante, SoloLectura } from './columna.ts';

/** Written once and never changed. */
type Fija<T> = ColumnType<T, T, never>;

type EpocaDeBitacoraTable = SoloLectura<{
  epoca: number;
  sistema: string;
  desdeN: number;
  abiertaEn: string;
}>;

interface BloqueDeBitacoraTable {
  n: Fija<number>;
  version: Fija<number>;
  epoca: Fija<number>;
  desdeTransaccion: Fija<number>;
  hastaTransaccion: Fija<number>;
  filas: Fija<number>;
  nMax: Fija<number>;
  detalle: Fija<Buffer>;
  huellaAnterior: Fija<Buffer>;
  huella: Fija<Buffer>;
  selladoEn: Fija<string>;
}

/** Written by whoever migrates. */
type EsquemaTable = SoloLectura<{
  id: boolean;
  migracion: string;
  contenido: Record<string, unknown>;
  anotadoEn: string;
}>;

interface LlaveDeSellosTable {
  id: Fija<string>;
  publica: Fija<string>;
  conocidaDesde: Fija<string>;
  presentadaPor: Fija<number | null>;
  porPerdida: ColumnType<boolean, boolean | undefined, never>;
}

interface CabezaSelladaTable {
  n: Fija<number>;
  contenido: Fija<string>;
  huella: Fija<Buffer>;
  llave: Fija<string>;
  firma: Fija<Buffer>;
  motivo: Fija<MotivoDeSello>;
  selladaEn: Fija<string>;
  pedidaPor: Fija<string | null>;
}

interface EntregaDeSelloTable {
  cabeza: Fija<number>;
  medio: Fija<MedioDeEntrega>;
  destino: ColumnType<string, string | undefined, never>;
  entregadaEn: ColumnType<string | null, string | null, string | null>;
  intentos: Generated<number>;
  siguienteEn: Instante;
  falla: string | null;
}

export interface TablasDeSellos {
  esquema: EsquemaTable;
  llaveDeSellos: LlaveDeSellosTable;
  cabezaSellada: CabezaSelladaTable;
  entregaDeSello: EntregaDeSelloTable;
  epocaDeBitacora: EpocaDeBitacoraTable;
  bloqueDeBitacora: BloqueDeBitacoraTable;
}
