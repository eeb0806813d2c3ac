// The tables of 0009_importaciones.sql.
import type { MapeoDePartidas } from '@cuadra/contract/contabilidad/importaciones/columnas';
import type { JSONColumnType } from 'kysely';
import type { Instante } from './columna.ts';

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

/** Which column is which, for sheets with the same headings. */
interface MapeoImportacionTable {
  usuario: string;
  encabezado: string;
  mapeo: JSONColumnType<MapeoDePartidas>;
  usadoEn: Instante;
}

export interface TablasDeImportaciones {
  lote: LoteTable;
  loteSerie: LoteSerieTable;
  mapeoImportacion: MapeoImportacionTable;
}
