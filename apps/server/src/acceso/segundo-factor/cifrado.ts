// What the second factor keeps is encrypted, or digested, with keys that come from the server's secret and never touch the
// database: whoever reads the tables alone can make no code. Each use has a key of its own (HKDF), and what is encrypted is
// bound to its owner, so that a row copied to somebody else opens nothing.
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Plataforma } from '#platform/plataforma.ts';

const ALGORITMO = 'aes-256-gcm';
const VECTOR = 12;
const SELLO = 16;

export function cifrar(secreto: string, dueno: string, claro: Uint8Array): Buffer {
  const vector = randomBytes(VECTOR);
  const cifrador = createCipheriv(ALGORITMO, clave(secreto, 'totp'), vector).setAAD(Buffer.from(dueno));
  const cifrado = Buffer.concat([cifrador.update(claro), cifrador.final()]);
  return Buffer.concat([vector, cifrador.getAuthTag(), cifrado]);
}

/** Undefined when it was not encrypted with this secret, or for somebody else. */
export function descifrar(secreto: string, dueno: string, guardado: Buffer): Buffer | undefined {
  const vector = guardado.subarray(0, VECTOR);
  const descifrador = createDecipheriv(ALGORITMO, clave(secreto, 'totp'), vector, { authTagLength: SELLO });
  try {
    descifrador.setAAD(Buffer.from(dueno)).setAuthTag(guardado.subarray(VECTOR, VECTOR + SELLO));
    return Buffer.concat([descifrador.update(guardado.subarray(VECTOR + SELLO)), descifrador.final()]);
  } catch {
    return undefined;
  }
}

export type Secretos = Pick<Plataforma, 'secreto' | 'secretoAnterior'>;

/** With the secret of now or, while it is kept, with the one before. */
export function descifrarConAlguno(
  { secreto, secretoAnterior: anterior }: Secretos,
  dueno: string,
  guardado: Buffer,
): Buffer | undefined {
  const conElDeAhora = descifrar(secreto, dueno, guardado);
  if (conElDeAhora !== undefined || anterior === undefined) return conElDeAhora;
  return descifrar(anterior.secreto, dueno, guardado);
}

/** The digest of what a person may type: with a key, because so few letters could be tried one by one. */
export function huellaConClave(secreto: string, dueno: string, texto: string): string {
  return createHmac('sha256', clave(secreto, 'recuperacion')).update(`${dueno}:${texto}`).digest('hex');
}

export const alAzar = (): string => randomBytes(32).toString('base64url');

/** The digest of what was made at random, which nobody could guess. */
export const huellaDe = (azar: string): string => createHash('sha256').update(azar).digest('hex');

function clave(secreto: string, uso: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secreto, 'cuadra', `segundo-factor/${uso}`, 32));
}
