// The number that each partida had where it comes from. Stored before its lote, which tells the digest of all of them: so the chain
// of the bitácora holds them (0072_importaciones_historia.sql).
import { createHash } from 'node:crypto';
import { copiar } from '#platform/database/copiar.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { filaDeCopia } from '#platform/database/filas-de-copia.ts';

export interface NumeroOriginal {
  readonly partida: string;
  readonly numero: string;
}

const POR_COPIA = 20_000;

/** The digest, by the id of each; null when there are none. */
export async function guardarOriginales(
  tx: Tx,
  lote: string,
  originales: readonly NumeroOriginal[],
): Promise<Buffer | null> {
  if (originales.length === 0) return null;
  const sello = createHash('sha256');
  const enOrden = originales.toSorted((uno, otro) => (uno.partida < otro.partida ? -1 : 1));
  for (let desde = 0; desde < enOrden.length; desde += POR_COPIA) {
    const unos = enOrden.slice(desde, desde + POR_COPIA);
    for (const { partida, numero } of unos) sello.update(`${partida}\t${numero}\n`);
    const filas = unos.map(({ partida, numero }) => filaDeCopia([partida, lote, numero]));
    await copiar(tx, 'copy numero_original (partida, lote, numero) from stdin', filas.join(''));
  }
  return sello.digest();
}
