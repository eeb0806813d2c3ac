// A copy read back, file by file, with every digest compared. Nothing it says is believed before: names stay inside of the folder they are for,
// and the manifest, which comes last, must list exactly what came before it.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import tar from 'tar-stream';
import { RespaldoError } from '#platform/respaldo-error.ts';
import { type Apertura, descifrar } from './cifrado.ts';
import {
  type ArchivoDeCopia,
  leerManifiestoInterior,
  type ManifiestoInterior,
  NOMBRE_DEL_MANIFIESTO,
} from './manifiesto.ts';

export interface AlLeer {
  carpeta?(nombre: string): Promise<void>;
  /** Takes all of it. */
  archivo?(nombre: string, contenido: AsyncIterable<Uint8Array>): Promise<void>;
}

const MANIFIESTO_MAX = 512 * 1024 * 1024;

export interface CopiaLeida {
  readonly manifiesto: ManifiestoInterior;
  /** The digest of the file as it lies there. */
  readonly sha256: string;
}

/** Without anything to do with them, it only verifies. */
export async function leerCopia(ruta: string, con: Apertura, alLeer: AlLeer = {}): Promise<CopiaLeida> {
  const entero = createHash('sha256');
  const crudo = createReadStream(ruta);
  crudo.on('data', (trozo) => entero.update(trozo));
  crudo.pause();
  const claro = await descifrar(crudo, con);
  const manifiesto = await leerPaquete(claro, alLeer).catch((cause: unknown) => {
    crudo.destroy();
    if (cause instanceof RespaldoError || esDelSistema(cause)) throw cause;
    throw new RespaldoError(`La copia ${ruta} está dañada o incompleta: no se restauró nada.`, { cause });
  });
  return { manifiesto, sha256: entero.digest('hex') };
}

/** No room, no permission: the copy is not to blame. */
const esDelSistema = (causa: unknown): boolean =>
  causa instanceof Error && 'syscall' in causa && typeof causa.syscall === 'string';

async function leerPaquete(claro: Readable, alLeer: AlLeer): Promise<ManifiestoInterior> {
  const paquete = tar.extract();
  const leidos: ArchivoDeCopia[] = [];
  let manifiesto: ManifiestoInterior | undefined;
  const flujo = pipeline(claro, createZstdDecompress(), paquete);
  const recorrido = (async () => {
    for await (const entrada of paquete) {
      const { name, type } = entrada.header;
      if (manifiesto !== undefined) throw new RespaldoError('La copia sigue después de su manifiesto.');
      exigirNombre(name);
      if (type === 'directory') {
        entrada.resume();
        await alLeer.carpeta?.(name.replace(/\/$/, ''));
      } else if (type !== 'file') {
        throw new RespaldoError(`La copia trae algo que no es un archivo: ${name}.`);
      } else if (name === NOMBRE_DEL_MANIFIESTO) {
        manifiesto = leerManifiestoInterior(await textoDe(bytesDe(entrada)));
      } else leidos.push(await pasar(name, bytesDe(entrada), alLeer));
    }
  })();
  await Promise.all([flujo, recorrido]);
  if (manifiesto === undefined) throw new RespaldoError('La copia está incompleta: le falta el manifiesto.');
  exigirIguales(manifiesto.archivos, leidos);
  return manifiesto;
}

/** The reader of packages does not say what it hands over. */
async function* bytesDe(fuente: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const trozo of fuente) {
    if (!(trozo instanceof Uint8Array)) throw new Error('El paquete entregó algo que no son bytes.');
    yield trozo;
  }
}

function exigirNombre(nombre: string): void {
  const partes = nombre.replace(/\/$/, '').split('/');
  const adentro = partes.every((parte) => parte !== '' && parte !== '.' && parte !== '..');
  if (!adentro || /[\0\\:]/.test(nombre))
    throw new RespaldoError(`La copia trae un nombre que no puede ser: «${nombre}».`);
}

async function pasar(
  nombre: string,
  contenido: AsyncIterable<Uint8Array>,
  alLeer: AlLeer,
): Promise<ArchivoDeCopia> {
  const digesto = createHash('sha256');
  let bytes = 0;
  const contado = (async function* () {
    for await (const trozo of contenido) {
      digesto.update(trozo);
      bytes += trozo.byteLength;
      yield trozo;
    }
  })();
  if (alLeer.archivo !== undefined) await alLeer.archivo(nombre, contado);
  for await (const _ of contado);
  return { nombre, bytes, sha256: digesto.digest('hex') };
}

function exigirIguales(dichos: readonly ArchivoDeCopia[], leidos: readonly ArchivoDeCopia[]): void {
  const distinto = leidos.find(({ nombre, bytes, sha256 }, i) => {
    const dicho = dichos[i];
    return dicho === undefined || dicho.nombre !== nombre || dicho.bytes !== bytes || dicho.sha256 !== sha256;
  });
  if (distinto !== undefined)
    throw new RespaldoError(`La copia está dañada: ${distinto.nombre} no es lo que dice el manifiesto.`);
  if (leidos.length !== dichos.length)
    throw new RespaldoError(`La copia está incompleta: le falta ${dichos[leidos.length]?.nombre}.`);
}

async function textoDe(contenido: AsyncIterable<Uint8Array>): Promise<string> {
  const trozos: Uint8Array[] = [];
  let bytes = 0;
  for await (const trozo of contenido) {
    bytes += trozo.byteLength;
    if (bytes > MANIFIESTO_MAX) throw new RespaldoError('El manifiesto de la copia es demasiado grande.');
    trozos.push(trozo);
  }
  return Buffer.concat(trozos).toString('utf8');
}
