// Reads what a person uploads, CSV or XLSX, as rows of trimmed text with the line each one stands on. What cannot be
// read is refused with a sentence that says how to save the file so that it can.
import { HucreError, streamXlsxRows } from 'hucre';
import { detectDelimiter, parseCsv } from 'hucre/csv';
import { ProblemaError } from '../problema.ts';
import { exigirZipRazonable } from './exigir-zip-razonable.ts';
import { restaurar } from './neutralizar.ts';

export type FormatoDeHoja = 'csv' | 'xlsx';

export interface FilaLeida {
  /** As the person sees it in an editor or a spreadsheet: the first is 1. */
  readonly linea: number;
  readonly celdas: readonly string[];
}

const COLUMNAS_MAX = 100;

/** The rows that have something written: a header and, under it, no more than so many. */
export async function leerHoja(
  bytes: Uint8Array,
  formato: FormatoDeHoja,
  { filasMax }: { filasMax: number },
): Promise<FilaLeida[]> {
  const filas: FilaLeida[] = [];
  for await (const fila of formato === 'csv' ? lineasDeCsv(bytes) : renglonesDeXlsx(bytes)) {
    if (fila.celdas.every((celda) => celda === '')) continue;
    if (fila.celdas.length > COLUMNAS_MAX)
      throw ilegible(`La línea ${fila.linea} tiene más de ${COLUMNAS_MAX} columnas.`);
    if (filas.length > filasMax)
      throw ilegible(`El archivo tiene más de ${cifra(filasMax)} filas. Divídalo en partes.`);
    filas.push(fila);
  }
  return filas;
}

export function ilegible(detalle: string): ProblemaError {
  return new ProblemaError('ARCHIVO_ILEGIBLE', { detalle });
}

function* lineasDeCsv(bytes: Uint8Array): Generator<FilaLeida> {
  const texto = textoUtf8(bytes);
  // Only the header tells the separator: in the rows below, names may carry commas of their own.
  const [encabezado = ''] = texto.trimStart().split(/[\r\n]/, 1);
  let linea = 1;
  for (const fila of parseCsv(texto, { delimiter: detectDelimiter(encabezado) })) {
    const celdas = fila.map((celda) => String(celda ?? ''));
    yield { linea, celdas: celdas.map((celda) => limpia(restaurar(celda))) };
    // A quoted cell may span lines: the next row starts below all of them.
    linea += 1 + celdas.reduce((saltos, celda) => saltos + (celda.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
  }
}

function textoUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw ilegible(
      'El archivo no está en UTF-8. Guárdelo como «CSV UTF-8 (delimitado por comas)» o como XLSX.',
    );
  }
}

async function* renglonesDeXlsx(bytes: Uint8Array): AsyncGenerator<FilaLeida> {
  try {
    exigirZipRazonable(bytes);
    for await (const { index, values } of streamXlsxRows(bytes)) {
      yield { linea: index + 1, celdas: values.map((valor) => limpia(textoDe(valor))) };
    }
  } catch (error) {
    if (!(error instanceof HucreError)) throw error;
    throw ilegible(
      'El archivo no es un XLSX que se pueda leer. Ábralo en su hoja de cálculo y guárdelo de nuevo.',
    );
  }
}

/** A date cell is that day, as the rest of the product writes it. */
function textoDe(valor: unknown): string {
  return valor instanceof Date ? valor.toISOString().slice(0, 10) : String(valor ?? '');
}

/** Accents in one piece, so that the same name written on two computers is the same text. */
function limpia(texto: string): string {
  return texto.normalize('NFC').trim();
}

function cifra(numero: number): string {
  return numero.toLocaleString('es-GT');
}
