// In the worker: the dataset of a report as the format asked for, shown by the module of that report.
import type { FormatoDeReporte } from '@cuadra/contract/reportes/nombres';
import { type Encabezado, fechaYHora } from '#platform/pdf/documento.ts';
import type { Firmas } from '#platform/pdf/firmas.ts';
import type { Lotes } from '#platform/pdf/worker.ts';
import { escribirCsv } from '#platform/sheets/escribir-csv.ts';
import { escribirXlsx } from '#platform/sheets/escribir-xlsx.ts';
import type { Hoja } from '#platform/sheets/hoja.ts';

export type { Lotes } from '#platform/pdf/worker.ts';

/** What the module of a report exports. */
export interface Presentacion<C, F> {
  pdf(impreso: Impreso<C>, lotes: Lotes<F>): Promise<AsyncIterable<Uint8Array>>;
  /** For those that are also sheets. */
  hoja?(impreso: Impreso<C>, filas: AsyncIterable<F>): Hoja;
}

/** What every page knows besides the rows. */
export interface Impreso<C> {
  readonly encabezado: Encabezado;
  readonly cabecera: C;
  /** How it is signed at its end, if anybody signs it. */
  readonly firmas?: Firmas;
}

export type CabeceraDe<P> = P extends Presentacion<infer C, never> ? C : never;
export type FilaDe<P> = P extends Presentacion<never, infer F> ? F : never;

export interface Encargo {
  readonly modulo: string;
  readonly formato: FormatoDeReporte;
  readonly impreso: Impreso<unknown>;
}

export async function render(
  { modulo, formato, impreso }: Encargo,
  lotes: Lotes,
): Promise<AsyncIterable<Uint8Array>> {
  const presentacion: Presentacion<unknown, unknown> = await import(modulo);
  if (formato === 'pdf') return presentacion.pdf(impreso, lotes);
  const hoja = presentacion.hoja?.(impreso, unaAUna(lotes));
  if (hoja === undefined) throw new Error(`${modulo} no se presenta como hoja.`);
  return formato === 'csv' ? escribirCsv(hoja) : escribirXlsx(conAcerca(hoja, impreso.encabezado));
}

export async function* unaAUna<F>(lotes: Lotes<F>): AsyncGenerator<F> {
  for await (const lote of lotes) yield* lote;
}

/** As the formats that have a second sheet tell what the document is. */
export function conAcerca(hoja: Hoja, encabezado: Encabezado): Hoja {
  const { institucion, titulo, detalles, generadoEn, generadoPor, codigo = '' } = encabezado;
  return {
    ...hoja,
    acerca: [
      ['Institución', institucion.nombre],
      ['NIT', institucion.nit],
      ['Título', titulo],
      ...detalles.map((detalle) => ['', detalle] as const),
      ['Generado el', fechaYHora(generadoEn)],
      ['Generado por', generadoPor],
      ['Código de verificación', codigo],
    ],
  };
}
