// What the module of a report exports, for the worker that draws it.
import type { Firmante } from '@cuadra/contract/administracion/firmantes';
import type { Encabezado } from '../platform/pdf/document.ts';
import type { Lotes } from '../platform/pdf/worker.ts';
import type { Hoja } from '../platform/sheets/sheet.ts';

export type { Lotes } from '../platform/pdf/worker.ts';

/** What every page knows besides the rows. */
export interface Impreso<C> {
  readonly encabezado: Encabezado;
  readonly cabecera: C;
  readonly firmantes?: readonly Firmante[];
}

export interface Presentacion<C, F> {
  pdf(impreso: Impreso<C>, lotes: Lotes<F>): Promise<AsyncIterable<Uint8Array>>;
  /** Only of those that are also sheets. */
  hoja?(impreso: Impreso<C>, filas: AsyncIterable<F>): Hoja;
}

export async function* unaAUna<F>(lotes: Lotes<F>): AsyncGenerator<F> {
  for await (const lote of lotes) yield* lote;
}
