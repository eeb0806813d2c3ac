// A directory database holds the addresses and the secrets of every institution: encrypted and signed with a key that is
// not in it, so that a copy of it opens nothing, and what somebody moves from one row to another is noticed.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt as scryptDeNode,
} from 'node:crypto';
import { promisify } from 'node:util';
import { InstitucionError } from '#platform/institucion-error.ts';

const scrypt = promisify<string, Buffer, number, { N: number; maxmem: number }, Buffer>(scryptDeNode);

const CLAVE_MIN = 32;
const COSTO = { N: 2 ** 15, maxmem: 64 * 2 ** 20 };
const ALGORITMO = 'aes-256-gcm';
const [BYTES, NONCE, MARCA] = [32, 12, 16];

export interface Cifrador {
  /** `para`: what it belongs to; opened with another it does not open. */
  cerrar(para: string, texto: string): Buffer;
  /** Undefined: another key, or somebody touched it. */
  abrir(para: string, cifrado: Buffer): string | undefined;
  /** The same for the same text, and nobody without the key can tell of which. */
  huella(texto: string): Buffer;
}

export const salNueva = (): Buffer => randomBytes(16);

export function exigirClave(clave: string | undefined): string {
  if (clave === undefined || clave.length < CLAVE_MIN)
    throw new InstitucionError(
      `INSTITUCIONES_CLAVE: espera al menos ${CLAVE_MIN} caracteres; con ella se cifra el directorio que está en una base de datos.`,
    );
  return clave;
}

export async function crearCifrador(clave: string, sal: Buffer): Promise<Cifrador> {
  const raiz = await scrypt(clave, sal, BYTES, COSTO);
  const derivar = (uso: string) =>
    Buffer.from(hkdfSync('sha256', raiz, '', `cuadra directorio ${uso}`, BYTES));
  const [llave, deHuellas] = [derivar('cifrar'), derivar('huella')];
  return {
    cerrar(para, texto) {
      const nonce = randomBytes(NONCE);
      const cifra = createCipheriv(ALGORITMO, llave, nonce).setAAD(Buffer.from(para));
      const dentro = Buffer.concat([cifra.update(texto, 'utf8'), cifra.final()]);
      return Buffer.concat([nonce, cifra.getAuthTag(), dentro]);
    },
    abrir(para, cifrado) {
      if (cifrado.length < NONCE + MARCA) return undefined;
      const cifra = createDecipheriv(ALGORITMO, llave, cifrado.subarray(0, NONCE), { authTagLength: MARCA })
        .setAAD(Buffer.from(para))
        .setAuthTag(cifrado.subarray(NONCE, NONCE + MARCA));
      try {
        return Buffer.concat([cifra.update(cifrado.subarray(NONCE + MARCA)), cifra.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
    huella: (texto) => createHmac('sha256', deHuellas).update(texto).digest(),
  };
}
