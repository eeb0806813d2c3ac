// A ZIP of any size and any number of entries, written as it is made: each entry is compressed while its bytes arrive, its sizes are told
// after it, and what a ZIP could not count at first (four gigabytes, sixty-five thousand entries) is told in its 64 bit fields.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface EntradaPorEscribir {
  readonly nombre: string;
  readonly partes: Iterable<string | Buffer> | AsyncIterable<string | Buffer>;
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
/** Sizes come after the data; names are UTF-8. */
const BANDERAS = 0x0808;
const DEFLATE = 8;
/** The first day a ZIP can tell: so that the same content is always the same bytes. */
const FECHA = 0x0021;
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
    const medida = { crc: 0, comprimido: 0, bytes: 0, huella: createHash('sha256') };
    yield* comprimir(partes, medida);
    const { crc, comprimido, bytes } = medida;
    const descriptor = campos([0x08074b50, 4], [crc, 4], [comprimido, 8], [bytes, 8]);
    yield descriptor;
    const escrita = { nombre, bytes, sha256: medida.huella.digest('hex') };
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
  const extra = campos([1, 2], [16, 2], [0, 8], [0, 8]);
  return Buffer.concat([
    campos([0x04034b50, 4], [VERSION, 2], [BANDERAS, 2], [DEFLATE, 2], [0, 2], [FECHA, 2], [0, 4]),
    campos([LLENO, 4], [LLENO, 4], [texto.length, 2], [extra.length, 2]),
    texto,
    extra,
  ]);
}

function filaDelDirectorio({ nombre, crc, comprimido, bytes, lugar }: EnElDirectorio): Buffer {
  const texto = Buffer.from(nombre);
  const extra = campos([1, 2], [24, 2], [bytes, 8], [comprimido, 8], [lugar, 8]);
  return Buffer.concat([
    campos([0x02014b50, 4], [VERSION, 2], [VERSION, 2], [BANDERAS, 2], [DEFLATE, 2], [0, 2], [FECHA, 2]),
    campos([crc, 4], [LLENO, 4], [LLENO, 4], [texto.length, 2], [extra.length, 2]),
    campos([0, 2], [0, 2], [0, 2], [0, 4], [LLENO, 4]),
    texto,
    extra,
  ]);
}

function finDelDirectorio(entradas: number, directorio: number, lugar: number): Buffer {
  return Buffer.concat([
    campos([0x06064b50, 4], [44, 8], [VERSION, 2], [VERSION, 2], [0, 4], [0, 4]),
    campos([entradas, 8], [entradas, 8], [directorio, 8], [lugar, 8]),
    campos([0x07064b50, 4], [0, 4], [lugar + directorio, 8], [1, 4]),
    campos([0x06054b50, 4], [0, 2], [0, 2], [0xff_ff, 2], [0xff_ff, 2], [LLENO, 4], [LLENO, 4], [0, 2]),
  ]);
}

async function* comprimir(
  partes: EntradaPorEscribir['partes'],
  medida: { crc: number; comprimido: number; bytes: number; huella: ReturnType<typeof createHash> },
): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: 6 });
  const dejado = new AbortController();
  const alimentar = async () => {
    for await (const parte of partes) {
      if (dejado.signal.aborted) return;
      const bytes = typeof parte === 'string' ? Buffer.from(parte) : parte;
      medida.crc = crc32(bytes, medida.crc);
      medida.bytes += bytes.length;
      medida.huella.update(bytes);
      if (!deflate.write(bytes)) await once(deflate, 'drain', dejado);
    }
    deflate.end();
  };
  const alimentado = alimentar().catch((error: unknown) => {
    deflate.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  try {
    for await (const trozo of deflate) {
      medida.comprimido += trozo.length;
      yield trozo;
    }
  } finally {
    // Whoever reads no more leaves nothing waiting behind.
    dejado.abort();
    await alimentado;
  }
}

/** Little-endian numbers, each of so many bytes. */
function campos(...valores: readonly (readonly [valor: number, bytes: 2 | 4 | 8])[]): Buffer {
  const buffer = Buffer.alloc(valores.reduce((suma, [, bytes]) => suma + bytes, 0));
  let en = 0;
  for (const [valor, bytes] of valores) {
    if (bytes === 8) en = buffer.writeBigUInt64LE(BigInt(valor), en);
    else en = buffer.writeUIntLE(valor, en, bytes);
  }
  return buffer;
}
