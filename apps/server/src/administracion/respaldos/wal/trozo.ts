// A segment of WAL as it is delivered: a line that says which and up to when, and its bytes, compressed and closed. What was not written yet goes as zeros,
// where PostgreSQL sees the end.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { RespaldoError } from '#platform/respaldo-error.ts';
import { type Apertura, cifrarBytes, descifrarBytes } from '../copia/cifrado.ts';

const comprimir = promisify(zstdCompress);
const descomprimir = promisify(zstdDecompress);

const cabecera = z.object({
  linaje: z.uuid(),
  segmento: z.string().regex(/^[0-9A-F]{24}$/),
  /** How many of its bytes were written. */
  bytes: z.int().nonnegative(),
  alcance: z.iso.datetime(),
  sha256: z.string(),
});

export type CabeceraDeTrozo = Omit<z.infer<typeof cabecera>, 'sha256'>;
export interface Trozo extends CabeceraDeTrozo {
  readonly datos: Buffer;
}

const SALTO = 0x0a;
const TROZO_MAX = 1 << 30;

export const nombreDeTrozo = (linaje: string, segmento: string, entero: boolean): string =>
  `wal/${linaje}/${segmento}${entero ? '' : '.parcial'}.zst.age`;

export async function cerrarTrozo({ datos, ...dicho }: Trozo, publica: string): Promise<Uint8Array> {
  const linea = `${JSON.stringify({ ...dicho, sha256: digestoDe(datos) })}\n`;
  return cifrarBytes(await comprimir(Buffer.concat([Buffer.from(linea), datos])), { publica });
}

export async function abrirTrozo(cerrado: Uint8Array, con: Apertura): Promise<Trozo> {
  const claro = await descomprimir(await descifrarBytes(cerrado, con), { maxOutputLength: TROZO_MAX });
  const fin = claro.indexOf(SALTO);
  const { sha256, ...dicho } = cabecera.parse(JSON.parse(claro.subarray(0, fin).toString('utf8')));
  const datos = claro.subarray(fin + 1);
  if (digestoDe(datos) !== sha256) throw new RespaldoError(`El WAL ${dicho.segmento} está dañado.`);
  return { ...dicho, datos };
}

const digestoDe = (datos: Uint8Array): string => createHash('sha256').update(datos).digest('hex');
