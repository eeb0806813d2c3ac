// The entries of a ZIP on the disk, each read from its place: nothing is held whole. Only what escribir-zip.ts writes and what any
// program that packs it again would: stored or deflated, with or without 64 bit fields.
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline, Readable, Transform } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { ExportacionError } from '#platform/exportacion-error.ts';

export interface EntradaDeZip {
  readonly nombre: string;
  readonly bytes: number;
  abrir(): Promise<Readable>;
}

export interface ZipAbierto {
  readonly entradas: ReadonlyMap<string, EntradaDeZip>;
  cerrar(): Promise<void>;
}

const FIN = 0x06054b50;
const FIN_DE_64 = 0x06064b50;
const LUGAR_DE_64 = 0x07064b50;
const FILA = 0x02014b50;
const LOCAL = 0x04034b50;
const COLA_MAX = 65_557;
const DIRECTORIO_MAX = 512 * 1_024 * 1_024;
const LLENO = 0xff_ff_ff_ff;

const roto = (cause?: unknown) =>
  new ExportacionError(
    'El archivo no es un ZIP completo. Bájelo de nuevo y compruebe que su tamaño sea el que dice la pantalla de exportación.',
    { cause },
  );

export async function abrirZip(ruta: string): Promise<ZipAbierto> {
  const archivo = await open(ruta, 'r').catch((cause: unknown) => {
    throw new ExportacionError(`No se puede leer ${ruta}. Revise que exista y sus permisos.`, { cause });
  });
  try {
    const { size } = await archivo.stat();
    const { lugar, largo } = await hallarDirectorio(archivo, size);
    if (largo > DIRECTORIO_MAX || lugar + largo > size) throw roto();
    const directorio = await leer(archivo, lugar, largo);
    return { entradas: leerDirectorio(archivo, directorio), cerrar: () => archivo.close() };
  } catch (error) {
    await archivo.close();
    throw error instanceof ExportacionError ? error : roto(error);
  }
}

async function leer(archivo: FileHandle, desde: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await archivo.read(Buffer.alloc(bytes), 0, bytes, desde);
  if (bytesRead < bytes) throw roto();
  return buffer;
}

async function hallarDirectorio(
  archivo: FileHandle,
  size: number,
): Promise<{ lugar: number; largo: number }> {
  const cola = await leer(archivo, Math.max(0, size - COLA_MAX), Math.min(size, COLA_MAX));
  const firma = Buffer.alloc(4);
  firma.writeUInt32LE(FIN);
  const en = cola.lastIndexOf(firma);
  if (en === -1) throw roto();
  const [largo, lugar] = [cola.readUInt32LE(en + 12), cola.readUInt32LE(en + 16)];
  if (lugar !== LLENO && largo !== LLENO) return { lugar, largo };
  if (en < 20 || cola.readUInt32LE(en - 20) !== LUGAR_DE_64) throw roto();
  const fin = await leer(archivo, Number(cola.readBigUInt64LE(en - 12)), 56);
  if (fin.readUInt32LE(0) !== FIN_DE_64) throw roto();
  return { largo: Number(fin.readBigUInt64LE(40)), lugar: Number(fin.readBigUInt64LE(48)) };
}

function leerDirectorio(archivo: FileHandle, directorio: Buffer): Map<string, EntradaDeZip> {
  const entradas = new Map<string, EntradaDeZip>();
  for (let en = 0; en < directorio.length; ) {
    if (directorio.readUInt32LE(en) !== FILA) throw roto();
    const [deNombre, deExtra, deNota] = [28, 30, 32].map((campo) => directorio.readUInt16LE(en + campo));
    const inicio = en + 46;
    const nombre = directorio.toString('utf8', inicio, inicio + (deNombre ?? 0));
    const finDeNombre = inicio + (deNombre ?? 0);
    const extra = directorio.subarray(finDeNombre, finDeNombre + (deExtra ?? 0));
    const medidas = conMedidasDe64(
      [24, 20, 42].map((campo) => directorio.readUInt32LE(en + campo)),
      extra,
    );
    const [bytes = 0, comprimido = 0, lugar = 0] = medidas;
    const metodo = directorio.readUInt16LE(en + 10);
    if (entradas.has(nombre) || (metodo !== 0 && metodo !== 8)) throw roto();
    entradas.set(nombre, {
      nombre,
      bytes,
      abrir: () => abrir(archivo, { lugar, comprimido, bytes, metodo }),
    });
    en = finDeNombre + (deExtra ?? 0) + (deNota ?? 0);
  }
  return entradas;
}

/** Those that are full are told in the extra field, in their order. */
function conMedidasDe64(medidas: readonly number[], extra: Buffer): number[] {
  let en = 0;
  while (en + 4 <= extra.length && extra.readUInt16LE(en) !== 1) en += 4 + extra.readUInt16LE(en + 2);
  en += 4;
  return medidas.map((medida) => {
    if (medida !== LLENO) return medida;
    en += 8;
    return Number(extra.readBigUInt64LE(en - 8));
  });
}

async function abrir(
  archivo: FileHandle,
  { lugar, comprimido, bytes, metodo }: { lugar: number; comprimido: number; bytes: number; metodo: number },
): Promise<Readable> {
  const local = await leer(archivo, lugar, 30);
  if (local.readUInt32LE(0) !== LOCAL) throw roto();
  if (comprimido === 0 && bytes === 0) return Readable.from([]);
  const start = lugar + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
  const crudo = Readable.from(leerTrozos(archivo, start, comprimido));
  const limite = noMasDe(bytes);
  // What goes wrong on the way is told to whoever reads the end of it.
  if (metodo === 8) pipeline(crudo, createInflateRaw(), limite, () => undefined);
  else pipeline(crudo, limite, () => undefined);
  return limite;
}

const TROZO = 65_536;

async function* leerTrozos(archivo: FileHandle, desde: number, bytes: number): AsyncGenerator<Buffer> {
  for (let leidos = 0; leidos < bytes; leidos += TROZO)
    yield await leer(archivo, desde + leidos, Math.min(TROZO, bytes - leidos));
}

/** An entry that swells beyond what it says is not read to its end. */
function noMasDe(bytes: number): Transform {
  let leidos = 0;
  return new Transform({
    transform(trozo: Buffer, _codificacion, listo) {
      leidos += trozo.length;
      if (leidos > bytes) listo(roto());
      else listo(null, trozo);
    },
    flush(listo) {
      listo(leidos < bytes ? roto() : null);
    },
  });
}
