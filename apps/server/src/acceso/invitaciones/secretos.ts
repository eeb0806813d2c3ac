// The three secrets of an invitation: the token of a link, the code of an envelope, and the key that whoever confirms the
// envelope tells to its owner. All at random; only their digests are stored.
import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Without the letters that are taken for digits (Crockford's base 32): it is read from paper and typed by hand. */
const ALFABETO = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TOKEN_BYTES = 32;
/** Twenty letters of five bits: a hundred. */
const CODIGO = { grupos: 4, letras: 5 };
/** Forty bits, with five attempts for whoever has the code. */
const CLAVE = { grupos: 2, letras: 4 };

export const nuevoToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const nuevoCodigo = (): string => alAzar(CODIGO);

export const nuevaClave = (): string => alAzar(CLAVE);

export const huellaDeToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** However it was typed. */
export const huellaDeCodigo = (codigo: string): string => huellaDeToken(`sobre:${comoSeImprimio(codigo)}`);

/** It is short: without the server's secret its digest could be tried out. */
export function huellaDeClave(secreto: string, invitacion: string, clave: string): string {
  return createHmac('sha256', `cuadra entrega ${secreto}`)
    .update(`${invitacion}:${comoSeImprimio(clave)}`)
    .digest('hex');
}

function alAzar({ grupos, letras }: { grupos: number; letras: number }): string {
  const todas = Array.from(randomBytes(grupos * letras), (byte) => ALFABETO.charAt(byte % ALFABETO.length));
  return Array.from({ length: grupos }, (_, n) => todas.slice(n * letras, (n + 1) * letras).join('')).join(
    '-',
  );
}

function comoSeImprimio(escrito: string): string {
  return escrito
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}
