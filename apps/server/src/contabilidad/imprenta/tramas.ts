// What leaves the worker when a book is printed on folios: the bytes of the PDF and, among them, each sheet as data. One
// frame after another: what it is, how long it is, and it.

export type TipoDeTrama = 'pdf' | 'hoja' | 'fin';

export interface Trama {
  readonly tipo: TipoDeTrama;
  readonly carga: Buffer;
}

const TIPOS: readonly TipoDeTrama[] = ['pdf', 'hoja', 'fin'];
const CABECERA = 5;

export function trama(tipo: TipoDeTrama, carga: Uint8Array): Buffer {
  const cabecera = Buffer.alloc(CABECERA);
  cabecera.writeUInt8(TIPOS.indexOf(tipo), 0);
  cabecera.writeUInt32BE(carga.length, 1);
  return Buffer.concat([cabecera, carga]);
}

/** Whatever pieces they were cut into on their way. */
export async function* leerTramas(origen: AsyncIterable<Uint8Array>): AsyncGenerator<Trama> {
  let pendiente = Buffer.alloc(0);
  for await (const trozo of origen) {
    pendiente = pendiente.length === 0 ? Buffer.from(trozo) : Buffer.concat([pendiente, trozo]);
    while (pendiente.length >= CABECERA) {
      const fin = CABECERA + pendiente.readUInt32BE(1);
      if (pendiente.length < fin) break;
      const tipo = TIPOS[pendiente.readUInt8(0)];
      if (tipo === undefined) throw new Error('Trama desconocida');
      yield { tipo, carga: pendiente.subarray(CABECERA, fin) };
      pendiente = pendiente.subarray(fin);
    }
  }
  if (pendiente.length > 0) throw new Error('Faltó el final de una trama');
}
