// What every ZIP that is written as it is made is made of: an entry compressed while its bytes arrive, and numbers of so many bytes.
import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

export type PartesDeEntrada = Iterable<string | Buffer> | AsyncIterable<string | Buffer>;

/** Sizes come after the data; names are UTF-8. */
export const BANDERAS = 0x0808;
export const DEFLATE = 8;
/** The first day a ZIP can tell: so that the same content is always the same bytes. */
export const FECHA = 0x0021;

/** Filled as the entry goes by; whole when it has ended. */
export interface MedidaDeEntrada {
  crc: number;
  comprimido: number;
  inflado: number;
}

export async function* comprimirEntrada(
  partes: PartesDeEntrada,
  medida: MedidaDeEntrada,
  alPasar: (bytes: Buffer) => void = () => undefined,
): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: 6 });
  const dejado = new AbortController();
  const alimentar = async () => {
    for await (const parte of partes) {
      if (dejado.signal.aborted) return;
      const bytes = typeof parte === 'string' ? Buffer.from(parte) : parte;
      medida.crc = crc32(bytes, medida.crc);
      medida.inflado += bytes.length;
      alPasar(bytes);
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
export function enBytes(...valores: readonly (readonly [valor: number, bytes: 2 | 4 | 8])[]): Buffer {
  const buffer = Buffer.alloc(valores.reduce((suma, [, bytes]) => suma + bytes, 0));
  let en = 0;
  for (const [valor, bytes] of valores) {
    if (bytes === 8) en = buffer.writeBigUInt64LE(BigInt(valor), en);
    else en = buffer.writeUIntLE(valor, en, bytes);
  }
  return buffer;
}
