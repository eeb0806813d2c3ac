// A report is one dataset and what shows it. The dataset is read here, as of one instant; a module in the worker draws it
// as a document or lays it out as a sheet. So screen, PDF, XLSX and CSV cannot disagree.
import type { Firmante } from '@cuadra/contract/administracion/firmantes';
import type { FiltrosDe } from '@cuadra/contract/reportes/lista';
import type { NombreDeReporte } from '@cuadra/contract/reportes/nombres';
import type { ContextoConActor } from '../platform/contexto.ts';
import type { Database } from '../platform/database/pool.ts';
import type { Papel } from '../platform/pdf/document.ts';

export interface Dataset<C = unknown, F = unknown> {
  /** What the figures are of: period, agencia, other filters. One line each, printed under the title. */
  readonly detalles: readonly string[];
  /** Those whose books it tells. */
  readonly agencias: readonly string[];
  /** What is said once; plain data. */
  readonly cabecera: C;
  /** Who signs it. No part of what it says: the code of what was printed holds whoever signs later. */
  readonly firmantes?: readonly Firmante[];
  /** Plain data, in batches and in order; read once. */
  readonly lotes: AsyncIterable<readonly F[]>;
}

export interface Reporte<F, C = unknown, Fila = unknown> {
  /** Exports a Presentacion; it is loaded in the worker. */
  readonly modulo: URL;
  /** How many rows it would have, without reading them; where one holds several (a partida, its lines), those. */
  contar(db: Database, contexto: ContextoConActor, filtros: F): Promise<number>;
  dataset(db: Database, contexto: ContextoConActor, filtros: F): Promise<Dataset<C, Fila>>;
  /** How many of those one row is; one, if it is not said. */
  peso?(fila: Fila): number;
  /** Of the title, when what is asked for changes it. */
  titulo?(filtros: F): string;
  papel?(filtros: F): { readonly papel?: Papel; readonly horizontal?: boolean };
}

export type Registro = { readonly [N in NombreDeReporte]: Reporte<FiltrosDe<N>> };

/** Rows that are all here already. */
export async function* enUnLote<F>(filas: readonly F[]): AsyncGenerator<readonly F[]> {
  if (filas.length > 0) yield filas;
}
