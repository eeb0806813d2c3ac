// The dataset's fingerprint: of what it says, not of how it was drawn or read, so that computing it again later tells
// whether the books still say the same.
import { createHash } from 'node:crypto';
import type { Dataset } from './reporte.ts';

/** Told how many rows have gone by. */
type Lectura = ((filas: number) => Promise<void>) | undefined;

export interface Medida {
  /** The same rows, counted and hashed as they go by. */
  readonly lotes: AsyncIterable<readonly unknown[]>;
  /** Once they all went by. */
  resultado(): { readonly huella: string; readonly filas: number };
}

export function medir(
  { detalles, cabecera, lotes }: Dataset,
  { peso = () => 1, alLeer }: { readonly peso?: (fila: never) => number; readonly alLeer?: Lectura } = {},
): Medida {
  const hash = createHash('sha256').update(`${JSON.stringify([detalles, cabecera])}\n`);
  let filas = 0;
  async function* recorrer() {
    for await (const lote of lotes) {
      for (const fila of lote) {
        hash.update(`${JSON.stringify(fila)}\n`);
        filas += peso(fila as never);
      }
      await alLeer?.(filas);
      yield lote;
    }
  }
  return { lotes: recorrer(), resultado: () => ({ huella: hash.digest('hex'), filas }) };
}

/** As medir, for whoever only wants to know. */
export async function huellaDe(dataset: Dataset): Promise<string> {
  const { lotes, resultado } = medir(dataset);
  for await (const _ of lotes);
  return resultado().huella;
}
