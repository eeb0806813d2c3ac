// A ZIP written as it is made: each entry is compressed while its text arrives and its sizes are told after it (a data
// descriptor), so that a sheet of any length takes the same memory.
import {
  BANDERAS,
  comprimirEntrada,
  DEFLATE,
  enBytes,
  FECHA,
  type MedidaDeEntrada,
  type PartesDeEntrada,
} from '../files/partes-de-zip.ts';

export interface EntradaDeZip {
  readonly nombre: string;
  /** What it says; or how it is compressed, when pieces of it come from elsewhere, whose sizes count too. */
  readonly partes: PartesDeEntrada | ((medida: MedidaDeEntrada) => AsyncGenerator<Buffer>);
}

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const FIN = 0x06054b50;
const VERSION = 20;

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
    const local = enBytes(
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
    yield* typeof partes === 'function' ? partes(medida) : comprimirEntrada(partes, medida);
    const { crc, comprimido, inflado } = medida;
    const descriptor = enBytes([DESCRIPTOR, 4], [crc, 4], [comprimido, 4], [inflado, 4]);
    yield descriptor;
    escritas.push({ nombre: nombreEnBytes, crc, comprimido, inflado, lugar });
    lugar += local.length + nombreEnBytes.length + comprimido + descriptor.length;
  }
  const directorio = Buffer.concat(escritas.flatMap(entradaDeDirectorio));
  yield directorio;
  yield enBytes(
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

function entradaDeDirectorio({ nombre, crc, comprimido, inflado, lugar }: EntradaEscrita): Buffer[] {
  return [
    enBytes(
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
