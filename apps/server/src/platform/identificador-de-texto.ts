// Ids that follow from something that is already known, so that doing it twice names the same thing.
import { hash } from 'node:crypto';

/** A UUID of version 8 (whatever one likes), made from the SHA-256 of the text. */
export function identificadorDeTexto(texto: string): string {
  const hex = hash('sha256', texto, 'hex');
  const variante = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variante}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
