// Whether a file is an export of ours, whole, and of this version: everything is read and compared with the digests before anything is
// touched. Whoever changed a figure in it is told which part is not the one that was exported.
import { createHash } from 'node:crypto';
import { leerMigraciones } from '#platform/database/migrar.ts';
import { ExportacionError } from '#platform/exportacion-error.ts';
import {
  FORMATO,
  MANIFIESTO,
  type Manifiesto,
  manifiesto,
  VERSION_DE_FORMATO,
} from '../archivo/manifiesto.ts';
import type { EntradaDeZip, ZipAbierto } from '../zip/leer-zip.ts';

const MANIFIESTO_MAX = 256 * 1_024 * 1_024;

export async function leerManifiesto({ entradas }: ZipAbierto): Promise<Manifiesto> {
  const entrada = entradas.get(MANIFIESTO);
  if (entrada === undefined || entrada.bytes > MANIFIESTO_MAX)
    throw new ExportacionError(
      'El archivo no es una exportación de Cuadra: le falta manifiesto.json. Use el ZIP tal como se bajó, sin descomprimirlo ni volverlo a comprimir.',
    );
  const partes: Buffer[] = [];
  for await (const parte of await entrada.abrir()) partes.push(parte);
  const crudo: unknown = leerJson(Buffer.concat(partes).toString('utf8'));
  exigirFormato(crudo);
  const leido = manifiesto.safeParse(crudo);
  if (!leido.success)
    throw new ExportacionError(
      'El manifiesto del archivo no está como Cuadra lo escribe: alguien lo cambió.',
    );
  await exigirMismaVersion(leido.data);
  return leido.data;
}

function leerJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch (cause) {
    throw new ExportacionError('El manifiesto del archivo no se puede leer.', { cause });
  }
}

function exigirFormato(crudo: unknown): void {
  const { formato, version } = (crudo ?? {}) as Readonly<Record<string, unknown>>;
  if (formato !== FORMATO) throw new ExportacionError('El archivo no es una exportación de Cuadra.');
  if (version !== VERSION_DE_FORMATO)
    throw new ExportacionError(
      `El archivo es de la versión ${String(version)} de las exportaciones, y este programa lee la ${VERSION_DE_FORMATO}. Use la versión de Cuadra que lo hizo.`,
    );
}

/** Table by table only where both have the same tables: an export of another version is opened by that version. */
async function exigirMismaVersion({ migraciones }: Manifiesto): Promise<void> {
  const propias = await leerMigraciones();
  const distinta = migraciones.findIndex(
    ({ nombre, huella }, i) => propias[i]?.nombre !== nombre || propias[i]?.huella !== huella,
  );
  if (distinta !== -1)
    throw new ExportacionError(
      `El archivo es de una versión de Cuadra más nueva o distinta de esta (cambio ${migraciones[distinta]?.nombre}). Instale esa versión e impórtelo con ella.`,
    );
  const falta = propias[migraciones.length];
  if (falta !== undefined)
    throw new ExportacionError(
      `El archivo es de una versión anterior de Cuadra (llega hasta ${migraciones.at(-1)?.nombre}). Impórtelo con esa versión y después actualice, o expórtelo de nuevo con esta.`,
    );
}

/** Every entry, byte by byte; nothing may be there that the manifest does not tell. */
export async function revisarHuellas({ entradas }: ZipAbierto, { archivos }: Manifiesto): Promise<void> {
  const esperados = new Set([MANIFIESTO, ...archivos.map(({ nombre }) => nombre)]);
  const deMas = [...entradas.keys()].find((nombre) => !esperados.has(nombre));
  if (deMas !== undefined)
    throw new ExportacionError(`El archivo trae «${deMas}», que no está en su manifiesto.`);
  for (const { nombre, sha256 } of archivos) {
    const entrada = entradas.get(nombre);
    if (entrada === undefined)
      throw new ExportacionError(`Al archivo le falta «${nombre}». Bájelo de nuevo.`);
    if ((await huellaDe(entrada)) !== sha256)
      throw new ExportacionError(
        `«${nombre}» no es el que se exportó: su huella es otra. El archivo se dañó o alguien lo cambió; bájelo de nuevo.`,
      );
  }
}

async function huellaDe(entrada: EntradaDeZip): Promise<string> {
  const huella = createHash('sha256');
  for await (const parte of await entrada.abrir()) huella.update(parte);
  return huella.digest('hex');
}
