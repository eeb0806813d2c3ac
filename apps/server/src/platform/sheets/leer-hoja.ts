// Reads what a person uploads, CSV or XLSX, as rows of trimmed text with the line each one stands on. What cannot be
// read is refused with a sentence that says how to save the file so that it can. It takes as long as the sheet is large:
// what people upload is read in the threads of taller-de-hojas.ts.
import { streamXlsxRows } from 'hucre';
import { detectDelimiter } from 'hucre/csv';
import { ProblemaError } from '../problema.ts';
import { exigirZipRazonable } from './exigir-zip-razonable.ts';
import { CELDA_MAX, celdaDemasiadoLarga, ilegible, noEsXlsx } from './ilegible.ts';
import { demasiadasColumnas, lineasDeCsv } from './lineas-de-csv.ts';
import { restaurar } from './neutralizar.ts';

export type FormatoDeHoja = 'csv' | 'xlsx';

export interface FilaLeida {
  /** As the person sees it in an editor or a spreadsheet: the first is 1. */
  readonly linea: number;
  readonly celdas: readonly string[];
}

const COLUMNAS_MAX = 100;
/** Where the separator is looked for. */
const ENCABEZADO_MAX = 64 * 1024;

export interface LimitesDeLectura {
  /** Under the header. */
  readonly filasMax: number;
}

/** The rows that have something written: a header and, under it, no more than so many. */
export async function leerHoja(
  bytes: Uint8Array,
  formato: FormatoDeHoja,
  limites: LimitesDeLectura,
): Promise<FilaLeida[]> {
  const filas: FilaLeida[] = [];
  for await (const fila of recorrerHoja(bytes, formato, limites)) filas.push(fila);
  return filas;
}

/** The same, one after another; `alMedir` hears beforehand how many rows there are at most. */
export async function* recorrerHoja(
  bytes: Uint8Array,
  formato: FormatoDeHoja,
  { filasMax }: LimitesDeLectura,
  alMedir: (filas: number) => void = () => undefined,
): AsyncGenerator<FilaLeida> {
  let leidas = 0;
  const renglones = formato === 'csv' ? renglonesDeCsv(bytes, alMedir) : renglonesDeXlsx(bytes, alMedir);
  for await (const fila of renglones) {
    if (fila.celdas.every((celda) => celda === '')) continue;
    // Cells with a format and nothing in them, to the end of the sheet.
    const celdas = fila.celdas.length > COLUMNAS_MAX ? sinVaciasAlFinal(fila.celdas) : fila.celdas;
    if (celdas.length > COLUMNAS_MAX) throw demasiadasColumnas(fila.linea, COLUMNAS_MAX);
    for (const celda of celdas) exigirTexto(celda, fila.linea);
    if (leidas++ > filasMax)
      throw ilegible(`El archivo tiene más de ${cifra(filasMax)} filas. Divídalo en partes.`);
    yield { linea: fila.linea, celdas };
  }
}

function* renglonesDeCsv(bytes: Uint8Array, alMedir: (filas: number) => void): Generator<FilaLeida> {
  const texto = textoUtf8(bytes);
  alMedir(contarSaltos(bytes) + 1);
  // Only the header tells the separator: in the rows below, names may carry commas of their own.
  const [encabezado = ''] = texto
    .slice(0, ENCABEZADO_MAX)
    .trimStart()
    .split(/[\r\n]/, 1);
  const forma = { separador: detectDelimiter(encabezado), columnasMax: COLUMNAS_MAX };
  for (const { linea, celdas } of lineasDeCsv(texto, forma)) {
    yield { linea, celdas: celdas.map((celda) => limpia(restaurar(celda))) };
  }
}

function contarSaltos(bytes: Uint8Array): number {
  let saltos = 0;
  for (let i = bytes.indexOf(SALTO); i !== -1; i = bytes.indexOf(SALTO, i + 1)) saltos++;
  return saltos;
}

const SALTO = 0x0a;

function textoUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw ilegible(
      'El archivo no está en UTF-8. Guárdelo como «CSV UTF-8 (delimitado por comas)» o como XLSX.',
    );
  }
}

async function* renglonesDeXlsx(
  bytes: Uint8Array,
  alMedir: (filas: number) => void,
): AsyncGenerator<FilaLeida> {
  alMedir(exigirZipRazonable(bytes).filas);
  try {
    for await (const { index, values } of streamXlsxRows(bytes)) {
      yield { linea: index + 1, celdas: values.map((valor) => limpia(textoDe(valor))) };
    }
  } catch (error) {
    // Whatever the reader stumbles over is in the file: that it holds together was seen before.
    throw error instanceof ProblemaError ? error : noEsXlsx();
  }
}

/** A date cell is that day, as the rest of the product writes it. */
function textoDe(valor: unknown): string {
  if (!(valor instanceof Date)) return String(valor ?? '');
  return Number.isNaN(valor.getTime()) ? '' : valor.toISOString().slice(0, 10);
}

/** Accents in one piece, so that the same name written on two computers is the same text. */
function limpia(texto: string): string {
  return texto.normalize('NFC').trim();
}

function sinVaciasAlFinal(celdas: readonly string[]): readonly string[] {
  let hasta = celdas.length;
  while (hasta > 0 && celdas[hasta - 1] === '') hasta--;
  return celdas.slice(0, hasta);
}

function exigirTexto(celda: string, linea: number): void {
  if (celda.length > CELDA_MAX) throw celdaDemasiadoLarga(`La línea ${linea}`);
}

function cifra(numero: number): string {
  return numero.toLocaleString('es-GT');
}
