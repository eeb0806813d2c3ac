// A long sheet whose rows are written in parts, each by whoever takes it, and joined without being looked at again. Each part is compressed by
// itself up to a whole byte, so that one after another they are the one entry of the ZIP; what a row says of those before it (its
// number) and the sheet of all of them (its sums, its CRC) is carried as data.
import { comprimirEntrada, type MedidaDeEntrada, sumarMedida } from '../files/partes-de-zip.ts';
import { ENTRE_FILAS, escribirCsv, escribirFilasDeCsv } from './escribir-csv.ts';
import { entradas, finDeTabla, principioDeTabla, renglonesDeTabla } from './escribir-xlsx.ts';
import { escribirZip } from './escribir-zip.ts';
import type { Hoja } from './hoja.ts';

export interface MedidaDeParte extends MedidaDeEntrada {
  renglones: number;
  /** What each column adds up to, in the order of the columns. */
  sumas: number[];
}

export const sinMedir = (): MedidaDeParte => ({ crc: 0, comprimido: 0, inflado: 0, renglones: 0, sumas: [] });

/** Where the parts go in what goes around them. */
export const HUECO: unique symbol = Symbol('hueco');

export async function* parteDeXlsx(
  { columnas, filas }: Hoja,
  antes: number,
  medida: MedidaDeParte,
): AsyncGenerator<Uint8Array> {
  const cuenta = { n: antes + 1, sumas: columnas.map(() => 0) };
  yield* comprimirEntrada(renglonesDeTabla(columnas, filas, cuenta), medida, { sigue: true });
  medida.renglones = cuenta.n - antes - 1;
  medida.sumas = cuenta.sumas;
}

export async function* armazonDeXlsx(
  hoja: Hoja,
  partes: readonly MedidaDeParte[],
): AsyncGenerator<Uint8Array | typeof HUECO> {
  const { columnas } = hoja;
  const cuenta = {
    n: 1 + partes.reduce((suma, { renglones }) => suma + renglones, 0),
    sumas: columnas.map((_, i) => partes.reduce((suma, { sumas }) => suma + (sumas[i] ?? 0), 0)),
  };
  const senal = Buffer.alloc(0);
  async function* tabla(medida: MedidaDeEntrada): AsyncGenerator<Buffer> {
    yield* comprimirEntrada([principioDeTabla(columnas)], medida, { sigue: true });
    for (const parte of partes) sumarMedida(medida, parte);
    yield senal;
    yield* comprimirEntrada([finDeTabla(columnas, cuenta)], medida);
  }
  for await (const trozo of escribirZip(entradas(hoja, tabla))) yield trozo === senal ? HUECO : trozo;
}

export async function* parteDeCsv(hoja: Hoja, medida: MedidaDeParte): AsyncGenerator<Uint8Array> {
  async function* contadas() {
    for await (const fila of hoja.filas) {
      medida.renglones += 1;
      yield fila;
    }
  }
  let esLaPrimera = true;
  for await (const trozo of escribirFilasDeCsv({ ...hoja, filas: contadas() })) {
    if (esLaPrimera) yield Buffer.from(ENTRE_FILAS);
    esLaPrimera = false;
    yield trozo;
  }
}

export async function* armazonDeCsv(hoja: Hoja): AsyncGenerator<Uint8Array | typeof HUECO> {
  yield* escribirCsv({ ...hoja, filas: [] });
  yield HUECO;
}
