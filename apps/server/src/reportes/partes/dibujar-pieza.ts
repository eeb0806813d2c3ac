// A piece of a file that is made by parts, drawn in the worker: its bytes, and what it says of itself.
import type { TallerDePdf } from '#platform/pdf/taller-de-pdf.ts';
import type { Impreso } from '../imprimir.ts';
import type { ReportePedido } from '../reporte.ts';
import type { EncargoDeParte } from './imprimir-parte.ts';

const MODULO = new URL('./imprimir-parte.ts', import.meta.url);

export async function dibujarPieza<M>(
  pdf: Pick<TallerDePdf, 'hacer'>,
  {
    pedido: { modulo, formato },
    impreso,
    pieza,
  }: {
    readonly pedido: Pick<ReportePedido, 'modulo' | 'formato'>;
    readonly impreso: Impreso<unknown>;
    readonly pieza: EncargoDeParte['pieza'];
  },
  lotes?: AsyncIterable<readonly unknown[]>,
): Promise<{ readonly bytes: Buffer; readonly medida: M }> {
  if (formato === 'pdf') throw new Error('Un PDF no se hace por partes.');
  const datos: EncargoDeParte = { modulo: modulo.href, formato, impreso, pieza };
  const trozos: Uint8Array[] = [];
  const hojas = pdf.hacer({ modulo: MODULO, datos, ...(lotes === undefined ? {} : { lotes }) });
  for await (const trozo of hojas) trozos.push(trozo);
  const medida: M = JSON.parse(Buffer.from(trozos.pop() ?? []).toString('utf8'));
  return { bytes: Buffer.concat(trozos), medida };
}
