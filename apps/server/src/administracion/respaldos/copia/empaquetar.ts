// A copy as one stream: tar → zstd → age. Every file's digest is taken as it passes, and the manifest that lists them goes last.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import tar from 'tar-stream';
import { cifrar, type Destinatario } from './cifrado.ts';
import {
  type ArchivoDeCopia,
  type DatosDeCopia,
  type ManifiestoInterior,
  NOMBRE_DEL_MANIFIESTO,
} from './manifiesto.ts';

export type Entrada =
  | { readonly clase: 'carpeta'; readonly nombre: string }
  | {
      readonly clase: 'archivo';
      readonly nombre: string;
      readonly bytes: number;
      /** Exactly as many bytes as said, whatever happens to the file meanwhile. */
      readonly contenido: AsyncIterable<Uint8Array>;
    };

export interface PorEmpaquetar {
  readonly entradas: AsyncIterable<Entrada>;
  /** Asked when everything else has passed. */
  readonly datos: () => DatosDeCopia;
  readonly para: Destinatario;
}

const NIVEL_DE_ZSTD = 3;

/** The stream fails if any of its parts does: what was read until then is no copy. */
export async function empaquetar({ entradas, datos, para }: PorEmpaquetar): Promise<Readable> {
  const paquete = tar.pack();
  const comprimido = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: NIVEL_DE_ZSTD } });
  const escrito = escribirTodo(paquete, entradas, datos).catch((error: Error) => paquete.destroy(error));
  void escrito;
  void pipeline(Readable.from(paquete), comprimido).catch((error: Error) => comprimido.destroy(error));
  return cifrar(comprimido, para);
}

async function escribirTodo(
  paquete: tar.Pack,
  entradas: AsyncIterable<Entrada>,
  datos: () => DatosDeCopia,
): Promise<void> {
  const archivos: ArchivoDeCopia[] = [];
  for await (const entrada of entradas) {
    if (entrada.clase === 'carpeta') await ponerCarpeta(paquete, entrada.nombre);
    else archivos.push(await ponerArchivo(paquete, entrada));
  }
  const manifiesto: ManifiestoInterior = { datos: datos(), archivos };
  await ponerArchivo(paquete, enMemoria(NOMBRE_DEL_MANIFIESTO, JSON.stringify(manifiesto)));
  paquete.finalize();
}

export function enMemoria(
  nombre: string,
  texto: string | Uint8Array,
): Extract<Entrada, { clase: 'archivo' }> {
  const bytes = typeof texto === 'string' ? Buffer.from(texto) : texto;
  return {
    clase: 'archivo',
    nombre,
    bytes: bytes.byteLength,
    contenido: (async function* () {
      if (bytes.byteLength > 0) yield bytes;
    })(),
  };
}

function ponerCarpeta(paquete: tar.Pack, nombre: string): Promise<void> {
  return new Promise((listo, fallo) => {
    paquete.entry({ name: `${nombre}/`, type: 'directory', mode: 0o700 }, (error) =>
      error ? fallo(error) : listo(),
    );
  });
}

async function ponerArchivo(
  paquete: tar.Pack,
  { nombre, bytes, contenido }: Extract<Entrada, { clase: 'archivo' }>,
): Promise<ArchivoDeCopia> {
  const digesto = createHash('sha256');
  const lugar = paquete.entry({ name: nombre, size: bytes, mode: 0o600 });
  await pipeline(
    contenido,
    async function* (trozos) {
      for await (const trozo of trozos) {
        digesto.update(trozo);
        yield trozo;
      }
    },
    lugar,
  );
  return { nombre, bytes, sha256: digesto.digest('hex') };
}
