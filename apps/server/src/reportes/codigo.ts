// The code printed on a document: eight letters and digits that nobody confuses when typing them (no 0, O, 1, I).
import { randomInt } from 'node:crypto';
import type { Config } from '#platform/config.ts';

const LETRAS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LARGO = 8;

/** One in a million million: repeated only by a miracle, and then refused by the table's key. */
export function nuevoCodigo(): string {
  return Array.from({ length: LARGO }, () => LETRAS[randomInt(LETRAS.length)]).join('');
}

/** `K7QM3XWP` → `K7QM-3XWP`. */
export function codigoImpreso(codigo: string): string {
  return `${codigo.slice(0, LARGO / 2)}-${codigo.slice(LARGO / 2)}`;
}

/** Where the web application tells what a code is of; only where the institution has said at which address it is found. */
export function direccionDeVerificacion(
  { direccionPublica }: Pick<Config, 'direccionPublica'>,
  codigo: string,
): { readonly verificacion?: string } {
  if (direccionPublica === undefined) return {};
  return { verificacion: `${direccionPublica}/reportes/verificacion?codigo=${codigoImpreso(codigo)}` };
}
