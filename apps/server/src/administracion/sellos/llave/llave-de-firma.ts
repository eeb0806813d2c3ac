// The key that signs heads. It is never in the database: a file of the server (made once, for its owner only) or whatever
// answers to a command, so that the key may live in a device or on another machine.
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign,
  verify,
} from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '#platform/config.ts';
import { ejecutarOrden } from '../ejecutar-orden.ts';

export interface LlaveDeFirma {
  /** A short digest of the public half. */
  readonly id: string;
  /** As base64 of its DER. */
  readonly publica: string;
  firmar(contenido: string): Promise<Buffer>;
}

/** Nothing can be signed; the message says why and what to do. */
export class LlaveError extends Error {}

const FIRMA_BYTES = 64;

export const archivoDeLlave = ({ sellos, carpetaDatos }: Pick<Config, 'sellos' | 'carpetaDatos'>): string =>
  sellos.llave ?? join(carpetaDatos, 'llave-de-sellos.pem');

/** Absent: there is no file yet. A command that does not answer is an error. */
export async function abrirLlave(
  config: Pick<Config, 'sellos' | 'carpetaDatos'>,
): Promise<LlaveDeFirma | undefined> {
  const { comandoDeFirma } = config.sellos;
  if (comandoDeFirma !== undefined) return llaveDeOrden(comandoDeFirma);
  const pem = await readFile(archivoDeLlave(config), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new LlaveError(`No se puede leer la llave de los sellos: ${error.message}`, { cause: error });
  });
  return pem === undefined ? undefined : llaveDePem(pem);
}

/** Made aside and put in its place whole: of two processes that start at once, both end up with the same one. */
export async function crearLlave(archivo: string): Promise<LlaveDeFirma> {
  const borrador = `${archivo}.${randomUUID()}`;
  try {
    await mkdir(dirname(archivo), { recursive: true });
    await writeFile(borrador, nuevoPem(), { mode: 0o600, flag: 'wx' });
    await link(borrador, archivo);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new LlaveError(`No se puede guardar la llave de los sellos en ${archivo}.`, { cause: error });
  } finally {
    await rm(borrador, { force: true });
  }
  return llaveDePem(await readFile(archivo, 'utf8'));
}

/** Where the next key waits while the head that presents it is stored. */
export const archivoAparte = (archivo: string): string => `${archivo}.nueva`;

/** A change that was cut short: the key that was presented takes its place; one that never was goes away. */
export async function retomarCambio(archivo: string, vigente: string | undefined): Promise<void> {
  const aparte = archivoAparte(archivo);
  const pem = await readFile(aparte, 'utf8').catch(() => undefined);
  if (pem === undefined) return;
  if (llaveDePem(pem).id === vigente) await rename(aparte, archivo);
  else await rm(aparte);
}

export const nuevoPem = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

export function llaveDePem(pem: string): LlaveDeFirma {
  let privada: KeyObject;
  try {
    privada = createPrivateKey(pem);
  } catch (error) {
    throw new LlaveError('El archivo de la llave de los sellos no es una llave PEM.', { cause: error });
  }
  if (privada.asymmetricKeyType !== 'ed25519')
    throw new LlaveError('La llave de los sellos debe ser Ed25519.');
  const publica = createPublicKey(privada).export({ type: 'spki', format: 'der' }).toString('base64');
  return {
    id: idDeLlave(publica),
    publica,
    firmar: async (contenido) => sign(null, Buffer.from(contenido), privada),
  };
}

async function llaveDeOrden(orden: string): Promise<LlaveDeFirma> {
  const publica = await ejecutarOrden(`${orden} --publica`, '').then(leerPublica, (error: unknown) => {
    throw new LlaveError('El comando de firma no da su llave pública con --publica.', { cause: error });
  });
  return {
    id: idDeLlave(publica),
    publica,
    async firmar(contenido) {
      const firma = Buffer.from((await ejecutarOrden(orden, contenido)).trim(), 'base64');
      if (firma.length !== FIRMA_BYTES || !(await firmaVale(publica, contenido, firma)))
        throw new LlaveError('El comando de firma respondió algo que no es la firma de lo que recibió.');
      return firma;
    },
  };
}

/** PEM or base64 of its DER. */
function leerPublica(texto: string): string {
  const dada = texto.trim();
  const llave = dada.startsWith('-----')
    ? createPublicKey(dada)
    : createPublicKey({ key: Buffer.from(dada, 'base64'), format: 'der', type: 'spki' });
  if (llave.asymmetricKeyType !== 'ed25519') throw new LlaveError('La llave de los sellos debe ser Ed25519.');
  return llave.export({ type: 'spki', format: 'der' }).toString('base64');
}

export const idDeLlave = (publica: string): string =>
  createHash('sha256').update(Buffer.from(publica, 'base64')).digest('hex').slice(0, 16);

export function firmaVale(publica: string, contenido: string, firma: Buffer): Promise<boolean> {
  return new Promise((listo) => {
    try {
      const llave = createPublicKey({ key: Buffer.from(publica, 'base64'), format: 'der', type: 'spki' });
      if (llave.asymmetricKeyType !== 'ed25519') listo(false);
      // In a thread apart: of thirty thousand heads the process goes on answering meanwhile.
      else verify(null, Buffer.from(contenido), llave, firma, (error, vale) => listo(error === null && vale));
    } catch {
      // What is stored as a key is none.
      listo(false);
    }
  });
}
