// What every ZIP that is written as it is made is made of: an entry compressed while its bytes arrive, and numbers of so many bytes.
import { once } from 'node:events';
import { constants, crc32, createDeflateRaw } from 'node:zlib';

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
  {
    alPasar = () => undefined,
    sigue = false,
  }: {
    readonly alPasar?: (bytes: Buffer) => void;
    /** Something else of the same entry follows it: it ends at a whole byte, and not as the last one does. */
    readonly sigue?: boolean;
  } = {},
): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: 6, ...(sigue ? { finishFlush: constants.Z_SYNC_FLUSH } : {}) });
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

/** What the pieces of an entry say together when another piece, measured by itself, follows. */
export function sumarMedida(medida: MedidaDeEntrada, { crc, comprimido, inflado }: MedidaDeEntrada): void {
  medida.crc = unirCrc(medida.crc, crc, inflado);
  medida.comprimido += comprimido;
  medida.inflado += inflado;
}

/** The CRC-32 of one piece after another, from that of each: the first is moved as many bytes as the second has. */
function unirCrc(primero: number, segundo: number, bytesDelSegundo: number): number {
  let lugar = UNO;
  let potencia = EQUIS_A_LA_OCHO;
  for (let queda = bytesDelSegundo; queda > 0; queda = Math.floor(queda / 2)) {
    if (queda % 2 === 1) lugar = multiplicar(lugar, potencia);
    potencia = multiplicar(potencia, potencia);
  }
  return (multiplicar(primero, lugar) ^ segundo) >>> 0;
}

/** Polynomials of 32 bits whose highest bit is the lowest power, as the CRC-32 of a ZIP has them. */
const POLINOMIO = 0xedb88320;
const UNO = 0x80000000;
const EQUIS_A_LA_OCHO = 0x00800000;

function multiplicar(uno: number, otro: number): number {
  let producto = 0;
  let corrido = otro;
  for (let bit = 31; bit >= 0; bit--) {
    if (((uno >>> bit) & 1) === 1) producto ^= corrido;
    corrido = (corrido & 1) === 1 ? (corrido >>> 1) ^ POLINOMIO : corrido >>> 1;
  }
  return producto >>> 0;
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
