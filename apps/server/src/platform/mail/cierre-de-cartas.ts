// What a letter says while it waits in the queue, closed with a key that only the server has: whoever reads the jobs, or a
// copy of the database, reads no link.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface CierreDeCartas {
  cerrar(texto: string): string;
  /** Undefined when it was closed with another key, changed, or never closed. */
  abrir(cerrado: string | undefined): string | undefined;
}

const ALGORITMO = 'aes-256-gcm';
const LLAVE_BYTES = 32;
const NONCE_BYTES = 12;
const MARCA_BYTES = 16;

export function abrirCierreDeCartas(secreto: string, anterior?: string): CierreDeCartas {
  const llave = llaveDe(secreto);
  const llaves = anterior === undefined ? [llave] : [llave, llaveDe(anterior)];
  return {
    cerrar(texto) {
      const nonce = randomBytes(NONCE_BYTES);
      const cifra = createCipheriv(ALGORITMO, llave, nonce);
      const cuerpo = Buffer.concat([cifra.update(texto, 'utf8'), cifra.final()]);
      return Buffer.concat([nonce, cifra.getAuthTag(), cuerpo]).toString('base64');
    },
    abrir(cerrado = '') {
      const bytes = Buffer.from(cerrado, 'base64');
      if (bytes.length < NONCE_BYTES + MARCA_BYTES) return undefined;
      for (const una of llaves) {
        const texto = abrirCon(una, bytes);
        if (texto !== undefined) return texto;
      }
      return undefined;
    },
  };
}

const llaveDe = (secreto: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secreto, '', 'cuadra correo', LLAVE_BYTES));

function abrirCon(llave: Uint8Array, bytes: Buffer): string | undefined {
  const cifra = createDecipheriv(ALGORITMO, llave, bytes.subarray(0, NONCE_BYTES));
  cifra.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + MARCA_BYTES));
  const cuerpo = cifra.update(bytes.subarray(NONCE_BYTES + MARCA_BYTES));
  try {
    return Buffer.concat([cuerpo, cifra.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
