// The tables of 0009_importaciones.sql, 0022_importaciones_objeto.sql and 0023_importaciones_mapeos.sql.
import type { CodigoDeLote, DestinoDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import type { Mapeo } from '@cuadra/contract/hojas/mapeo';
import type { Centavos } from '@cuadra/core/dinero';
import type { JSONColumnType } from 'kysely';
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
  usadoEn: Instante;
}

export interface TablasDeImportaciones {
  lote: LoteTable;
  loteSerie: LoteSerieTable;
  loteSuma: LoteSumaTable;
  loteBorrador: LoteBorradorTable;
  loteAceptada: LoteAceptadaTable;
  mapeoImportacion: MapeoImportacionTable;
}
