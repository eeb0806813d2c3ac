// The digest of a stretch of the bitácora, row by row: one of all, and a list that tells later which row is another.
import { createHash, hash } from 'node:crypto';
import {
  type BloqueSellado,
  contenidoDeBloque,
  contenidoDeFila,
  type FilaDeBitacora,
} from '@cuadra/core/huella-de-bitacora';

/** Each row in the list: its n and the beginning of its digest. */
export const MARCA_BYTES = 16;
const N_BYTES = 8;

export interface Resumidor {
  /** Answers its mark. */
  agregar(fila: FilaDeBitacora): Buffer;
  terminar(): { readonly filas: number; readonly huellaDeFilas: string };
}

export function resumirFilas(version: number): Resumidor {
  const todas = createHash('sha256');
  let filas = 0;
  return {
    agregar(fila) {
      filas++;
      const huella = hash('sha256', contenidoDeFila(fila, version), 'buffer');
      todas.update(huella);
      const marca = Buffer.alloc(MARCA_BYTES);
      marca.writeBigInt64BE(BigInt(fila.n));
      huella.copy(marca, N_BYTES, 0, MARCA_BYTES - N_BYTES);
      return marca;
    },
    terminar: () => ({ filas, huellaDeFilas: todas.digest('hex') }),
  };
}

export const nDeMarca = (detalle: Buffer, fila: number): string =>
  detalle.readBigInt64BE(fila * MARCA_BYTES).toString();

export function huellaDeBloque(bloque: Omit<BloqueSellado, 'huellaDeDetalle'>, detalle: Buffer): Buffer {
  const huellaDeDetalle = createHash('sha256').update(detalle).digest('hex');
  return createHash('sha256')
    .update(contenidoDeBloque({ ...bloque, huellaDeDetalle }))
    .digest();
}
