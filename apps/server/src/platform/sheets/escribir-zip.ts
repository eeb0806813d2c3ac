// A ZIP written as it is made: each entry is compressed while its text arrives and its sizes are told after it (a data
// descriptor), so that a sheet of any length takes the same memory.
import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface EntradaDeZip {
  readonly nombre: string;
  readonly partes: Iterable<string> | AsyncIterable<string>;
}

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const FIN = 0x06054b50;
const VERSION = 20;
/** Sizes come after the data; names are UTF-8. */
const BANDERAS = 0x0808;
const DEFLATE = 8;
/** The first day a ZIP can tell: so that the same content is always the same bytes. */
const FECHA = 0x0021;

interface EntradaEscrita {
  readonly nombre: Buffer;
  readonly crc: number;
  readonly comprimido: number;
  readonly inflado: number;
  readonly lugar: number;
}

export async function* escribirZip(
  entradas: Iterable<EntradaDeZip> | AsyncIterable<EntradaDeZip>,
): AsyncGenerator<Buffer> {
  const escritas: EntradaEscrita[] = [];
  let lugar = 0;
  for await (const { nombre, partes } of entradas) {
    const nombreEnBytes = Buffer.from(nombre);
    const local = campos(
      [LOCAL, 4],
      [VERSION, 2],
      [BANDERAS, 2],
      [DEFLATE, 2],
      [0, 2],
      [FECHA, 2],
      [0, 4],
      [0, 4],
      [0, 4],
      [nombreEnBytes.length, 2],
      [0, 2],
    );
    yield local;
    yield nombreEnBytes;
    const medida = { crc: 0, comprimido: 0, inflado: 0 };
    yield* comprimir(partes, medida);
    const { crc, comprimido, inflado } = medida;
    const descriptor = campos([DESCRIPTOR, 4], [crc, 4], [comprimido, 4], [inflado, 4]);
    yield descriptor;
    escritas.push({ nombre: nombreEnBytes, crc, comprimido, inflado, lugar });
    lugar += local.length + nombreEnBytes.length + comprimido + descriptor.length;
  }
  const directorio = Buffer.concat(escritas.flatMap(entradaDeDirectorio));
  yield directorio;
  yield campos(
    [FIN, 4],
    [0, 2],
    [0, 2],
    [escritas.length, 2],
    [escritas.length, 2],
    [directorio.length, 4],
    [lugar, 4],
    [0, 2],
  );
}

async function* comprimir(
  partes: EntradaDeZip['partes'],
  medida: { crc: number; comprimido: number; inflado: number },
): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: 6 });
  const dejado = new AbortController();
  const alimentar = async () => {
    for await (const parte of partes) {
      if (dejado.signal.aborted) return;
      const bytes = Buffer.from(parte);
      medida.crc = crc32(bytes, medida.crc);
      medida.inflado += bytes.length;
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

function entradaDeDirectorio({ nombre, crc, comprimido, inflado, lugar }: EntradaEscrita): Buffer[] {
  return [
    campos(
      [CENTRAL, 4],
      [VERSION, 2],
      [VERSION, 2],
      [BANDERAS, 2],
      [DEFLATE, 2],
      [0, 2],
      [FECHA, 2],
      [crc, 4],
      [comprimido, 4],
      [inflado, 4],
      [nombre.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [lugar, 4],
    ),
    nombre,
  ];
}

/** Little-endian numbers, each of so many bytes. */
function campos(...valores: readonly (readonly [valor: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(valores.reduce((suma, [, bytes]) => suma + bytes, 0));
  let en = 0;
  for (const [valor, bytes] of valores) en = buffer.writeUIntLE(valor, en, bytes);
  return buffer;
}
