// A ZIP of any size and any number of entries, written as it is made: each entry is compressed while its bytes arrive, its sizes are told
// after it, and what a ZIP could not count at first (four gigabytes, sixty-five thousand entries) is told in its 64 bit fields.
import { createHash } from 'node:crypto';
import {
  BANDERAS,
  comprimirEntrada,
  DEFLATE,
  enBytes,
  FECHA,
  type PartesDeEntrada,
} from '#platform/files/partes-de-zip.ts';

export interface EntradaPorEscribir {
  readonly nombre: string;
  readonly partes: PartesDeEntrada;
}

export interface EntradaEscrita {
  readonly nombre: string;
  readonly bytes: number;
  readonly sha256: string;
}

interface EnElDirectorio extends EntradaEscrita {
  readonly crc: number;
  readonly comprimido: number;
  readonly lugar: number;
}

const VERSION = 45;
const LLENO = 0xff_ff_ff_ff;

export async function* escribirZip(
  entradas: AsyncIterable<EntradaPorEscribir>,
  alEscribir: (entrada: EntradaEscrita) => void,
): AsyncGenerator<Buffer> {
  const escritas: EnElDirectorio[] = [];
  let lugar = 0;
  for await (const { nombre, partes } of entradas) {
    const cabecera = cabeceraLocal(nombre);
    yield cabecera;
    const medida = { crc: 0, comprimido: 0, inflado: 0 };
    const huella = createHash('sha256');
    yield* comprimirEntrada(partes, medida, { alPasar: (parte) => huella.update(parte) });
    const { crc, comprimido, inflado: bytes } = medida;
    const descriptor = enBytes([0x08074b50, 4], [crc, 4], [comprimido, 8], [bytes, 8]);
    yield descriptor;
    const escrita = { nombre, bytes, sha256: huella.digest('hex') };
    escritas.push({ ...escrita, crc, comprimido, lugar });
    lugar += cabecera.length + comprimido + descriptor.length;
    alEscribir(escrita);
  }
  let directorio = 0;
  for (const escrita of escritas) {
    const fila = filaDelDirectorio(escrita);
    directorio += fila.length;
    yield fila;
  }
  yield finDelDirectorio(escritas.length, directorio, lugar);
}

function cabeceraLocal(nombre: string): Buffer {
  const texto = Buffer.from(nombre);
  // Empty sizes in a 64 bit field: whoever reads knows that the descriptor has 64 bits too.
  const extra = enBytes([1, 2], [16, 2], [0, 8], [0, 8]);
  return Buffer.concat([
    enBytes([0x04034b50, 4], [VERSION, 2], [BANDERAS, 2], [DEFLATE, 2], [0, 2], [FECHA, 2], [0, 4]),
    enBytes([LLENO, 4], [LLENO, 4], [texto.length, 2], [extra.length, 2]),
    texto,
    extra,
  ]);
}

function filaDelDirectorio({ nombre, crc, comprimido, bytes, lugar }: EnElDirectorio): Buffer {
  const texto = Buffer.from(nombre);
  const extra = enBytes([1, 2], [24, 2], [bytes, 8], [comprimido, 8], [lugar, 8]);
  return Buffer.concat([
    enBytes([0x02014b50, 4], [VERSION, 2], [VERSION, 2], [BANDERAS, 2], [DEFLATE, 2], [0, 2], [FECHA, 2]),
    enBytes([crc, 4], [LLENO, 4], [LLENO, 4], [texto.length, 2], [extra.length, 2]),
    enBytes([0, 2], [0, 2], [0, 2], [0, 4], [LLENO, 4]),
    texto,
    extra,
  ]);
}

function finDelDirectorio(entradas: number, directorio: number, lugar: number): Buffer {
  return Buffer.concat([
    enBytes([0x06064b50, 4], [44, 8], [VERSION, 2], [VERSION, 2], [0, 4], [0, 4]),
    enBytes([entradas, 8], [entradas, 8], [directorio, 8], [lugar, 8]),
    enBytes([0x07064b50, 4], [0, 4], [lugar + directorio, 8], [1, 4]),
    enBytes([0x06054b50, 4], [0, 2], [0, 2], [0xff_ff, 2], [0xff_ff, 2], [LLENO, 4], [LLENO, 4], [0, 2]),
  ]);
}
