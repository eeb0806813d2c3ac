// The tables of 0009_importaciones.sql, 0022_importaciones_objeto.sql, 0023_importaciones_mapeos.sql,
// 0072_importaciones_historia.sql, 0073_importaciones_deshacer.sql and, of the equivalences, 0068_puesta_en_marcha.sql;
// how a sheet is read, 0078_hojas_lectura.sql.
import type { CodigoDeLote, DestinoDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import type { Lectura } from '@cuadra/contract/hojas/lectura';
import type { Mapeo } from '@cuadra/contract/hojas/mapeo';
import type { Centavos } from '@cuadra/core/dinero';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Instante } from './columna.ts';

/** A lote is known by its first partida, posted or not. */
interface LoteTable {
  primera: string;
  usuario: string;
  huella: Buffer;
  partidas: number;
  lineas: number;
  creadoEn: Instante;
  nombre: string;
  archivo: Buffer;
  destino: DestinoDeLote;
  /** The digest of the old numbers that it brought. */
  originales: ColumnType<Buffer | null, Buffer | null | undefined, never>;
}

interface LoteSerieTable {
  lote: string;
  ejercicio: number;
  primerNumero: number;
  ultimoNumero: number;
}

interface LoteSumaTable {
  lote: string;
  agencia: string;
  /** The first day of it. */
  mes: string;
  partidas: number;
  debe: Centavos;
  haber: Centavos;
}

interface LoteBorradorTable {
  lote: string;
  n: number;
  borrador: string;
  agencia: string;
}

interface LoteAceptadaTable {
  lote: string;
  codigo: CodigoDeLote;
  cuantas: number;
  motivo: string;
}

/** Which column is which, for sheets of one kind with the same headings. */
interface MapeoImportacionTable {
  usuario: string;
  clase: string;
  encabezado: string;
  mapeo: JSONColumnType<Mapeo>;
  lectura: JSONColumnType<Lectura, string | undefined>;
  usadoEn: Instante;
}

interface NumeroOriginalTable {
  partida: string;
  lote: string;
  numero: string;
}

interface LoteDeshechoTable {
  id: Generated<string>;
  lote: string;
  motivo: string;
  /** Null: each on the day of what it reverts. */
  fecha: string | null;
  pedidoPor: string;
  pedidoEn: Instante;
  resolucion: 'hecho' | 'rechazado' | 'retirado' | null;
  resueltoPor: string | null;
  resueltoEn: Instante | null;
  nota: string | null;
  partidas: number | null;
}

/** What the accounts of another program are here. */
interface EquivalenciaTable {
  id: Generated<string>;
  nombre: string;
  creadaPor: string;
  creadaEn: Instante;
}

interface EquivalenciaDeCuentaTable {
  equivalencia: string;
  /** `antes` as it is compared. */
  clave: string;
  antes: string;
  idCuenta: string;
}

export interface TablasDeImportaciones {
  lote: LoteTable;
  loteSerie: LoteSerieTable;
  loteSuma: LoteSumaTable;
  loteBorrador: LoteBorradorTable;
  loteAceptada: LoteAceptadaTable;
  mapeoImportacion: MapeoImportacionTable;
  numeroOriginal: NumeroOriginalTable;
  loteDeshecho: LoteDeshechoTable;
  equivalencia: EquivalenciaTable;
  equivalenciaDeCuenta: EquivalenciaDeCuentaTable;
}
