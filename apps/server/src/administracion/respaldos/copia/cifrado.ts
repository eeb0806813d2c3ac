// Nothing leaves the data folder in the clear: every copy is an age file, which the standard program also opens. Each block of it is
// authenticated, so one changed byte, or an end that is missing, is found while it is read.
import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { RespaldoError } from '#platform/respaldo-error.ts';

/** Whom a copy is for: whoever knows a passphrase, or whoever has the key of a public one (age1…). */
export type Destinatario = { readonly clave: string } | { readonly publica: string };

/** What opens a copy: a passphrase, or keys (AGE-SECRET-KEY-1…). */
export interface Apertura {
  readonly clave?: string | undefined;
  readonly identidades?: readonly string[];
}

export async function cifrar(claro: Readable, para: Destinatario): Promise<Readable> {
  const cifrado = await cifradorPara(para).encrypt(comoWeb(claro));
  return Readable.fromWeb(cifrado);
}

export function cifrarBytes(claro: Uint8Array, para: Destinatario): Promise<Uint8Array> {
  return cifradorPara(para).encrypt(claro);
}

function cifradorPara(para: Destinatario): Encrypter {
  const cifrador = new Encrypter();
  if ('clave' in para) cifrador.setPassphrase(para.clave);
  else cifrador.addRecipient(para.publica);
  return cifrador;
}

export async function descifrar(cifrado: Readable, con: Apertura): Promise<Readable> {
  return Readable.fromWeb(await abrir(descifradorCon(con).decrypt(comoWeb(cifrado))));
}

export function descifrarBytes(cifrado: Uint8Array, con: Apertura): Promise<Uint8Array> {
  return abrir(descifradorCon(con).decrypt(cifrado));
}

function descifradorCon({ clave, identidades = [] }: Apertura): Decrypter {
  const descifrador = new Decrypter();
  if (clave !== undefined) descifrador.addPassphrase(clave);
  for (const identidad of identidades) descifrador.addIdentity(identidad);
  return descifrador;
}

/** The header is read first: that it does not open is told apart from what is damaged further on. */
async function abrir<T>(descifrado: Promise<T>): Promise<T> {
  try {
    return await descifrado;
  } catch (cause) {
    throw new RespaldoError(
      'La copia no se puede abrir: la clave o la llave no es la suya, o su principio está dañado.',
      { cause },
    );
  }
}

/** The two kinds of stream describe the same bytes; Node's own conversion gives them the type of any value. */
const comoWeb = (legible: Readable): ReadableStream<Uint8Array> =>
  Readable.toWeb(legible) as ReadableStream<Uint8Array>;
