// Reads what a person uploads (CSV, one page of an XLSX, a plain-text journal) as rows of trimmed text with the line each one
// stands on. What cannot be read is refused with a sentence that says how to save the file so that it can. It takes as long as
// the sheet is large: what people upload is read in the threads of taller-de-hojas.ts.
import { DiarioIlegible } from '@cuadra/core/lectura/diarios/diario-ilegible';
import { esDiario, filasDeDiario } from '@cuadra/core/lectura/diarios/filas-de-diario';
import { streamXlsxRows } from 'hucre';
import { textoDeBytes } from '../files/texto-de-bytes.ts';
import { ProblemaError } from '../problema.ts';
import { exigirZipRazonable } from './exigir-zip-razonable.ts';
import { CELDA_MAX, celdaDemasiadoLarga, ilegible, noEsXlsx } from './ilegible.ts';
import { demasiadasColumnas, lineasDeCsv } from './lineas-de-csv.ts';
import { restaurar } from './neutralizar.ts';
import { separarCsv } from './separar-csv.ts';

/** `texto`: a journal of a plain-text accounting program or, when it does not look like one, a CSV. */
export type FormatoDeHoja = 'csv' | 'xlsx' | 'texto';

export interface FilaLeida {
  /** As the person sees it in an editor or a spreadsheet: the first is 1. */
  readonly linea: number;
  readonly celdas: readonly string[];
  /** The columns whose cell is a number of the spreadsheet: its decimals come after a point, whatever the texts do. */
  readonly numericas?: readonly number[];
}

const COLUMNAS_MAX = 100;

export interface LimitesDeLectura {
  /** Under the header. */
  readonly filasMax: number;
  /** Which page of a workbook, the first is 0; without it, the first that is not hidden. */
  readonly hoja?: number | undefined;
}

/** What is known before its rows are: how many at most, and the pages of a workbook with the one that is read. */
export interface Medida {
  readonly filas: number;
  readonly hojas: readonly string[];
  readonly hoja: number;
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

/** The same, one after another; `alMedir` hears beforehand how much there is. */
export async function* recorrerHoja(
  bytes: Uint8Array,
  formato: FormatoDeHoja,
  { filasMax, hoja }: LimitesDeLectura,
  alMedir: (medida: Medida) => void = () => undefined,
): AsyncGenerator<FilaLeida> {
  let leidas = 0;
  const renglones =
    formatoDe(bytes, formato) === 'xlsx'
      ? renglonesDeXlsx(bytes, hoja, alMedir)
      : renglonesDeTexto(bytes, formato, alMedir);
  for await (const fila of renglones) {
    if (fila.celdas.every((celda) => celda === '')) continue;
    // Cells with a format and nothing in them, to the end of the sheet.
    const celdas = fila.celdas.length > COLUMNAS_MAX ? sinVaciasAlFinal(fila.celdas) : fila.celdas;
    if (celdas.length > COLUMNAS_MAX) throw demasiadasColumnas(fila.linea, COLUMNAS_MAX);
    for (const celda of celdas) exigirTexto(celda, fila.linea);
    if (leidas++ > filasMax)
      throw ilegible(`El archivo tiene más de ${cifra(filasMax)} filas. Divídalo en partes.`);
    yield { ...fila, celdas };
  }
}

/** What it has inside, since people rename files: a workbook says it in its first bytes. */
function formatoDe(bytes: Uint8Array, dicho: FormatoDeHoja): FormatoDeHoja {
  const empiezaCon = (firma: readonly number[]) => firma.every((byte, i) => bytes[i] === byte);
  if (empiezaCon([0x50, 0x4b, 0x03, 0x04])) return 'xlsx';
  if (empiezaCon([0xd0, 0xcf, 0x11, 0xe0]))
    throw ilegible(
      'El archivo es de Excel 97-2003 (XLS). Ábralo en su hoja de cálculo y guárdelo como XLSX.',
    );
  if (empiezaCon([0x25, 0x50, 0x44, 0x46]))
    throw ilegible('El archivo es un PDF. Guárdelo como CSV o XLSX desde el programa que lo hizo.');
  return dicho;
}

function* renglonesDeTexto(
  bytes: Uint8Array,
  formato: FormatoDeHoja,
  alMedir: (medida: Medida) => void,
): Generator<FilaLeida> {
  const leido = textoDeBytes(bytes);
  if (leido === undefined) throw ilegible('El archivo está cortado: su última letra no está completa.');
  alMedir({ filas: contarSaltos(leido.texto) + 1, hojas: [], hoja: 0 });
  if (formato === 'texto' && esDiario(leido.texto)) yield* renglonesDeDiario(leido.texto);
  else yield* renglonesDeCsv(leido.texto);
}

function* renglonesDeCsv(entero: string): Generator<FilaLeida> {
  const { texto, separador } = separarCsv(entero);
  for (const { linea, celdas } of lineasDeCsv(texto, { separador, columnasMax: COLUMNAS_MAX })) {
    yield { linea, celdas: celdas.map((celda) => limpia(restaurar(celda))) };
  }
}

function* renglonesDeDiario(texto: string): Generator<FilaLeida> {
  try {
    for (const { linea, celdas } of filasDeDiario(texto)) yield { linea, celdas: celdas.map(limpia) };
  } catch (error) {
    throw error instanceof DiarioIlegible ? ilegible(error.message) : error;
  }
}

function contarSaltos(texto: string): number {
  let saltos = 0;
  for (let i = texto.indexOf('\n'); i !== -1; i = texto.indexOf('\n', i + 1)) saltos++;
  return saltos;
}

async function* renglonesDeXlsx(
  bytes: Uint8Array,
  pedida: number | undefined,
  alMedir: (medida: Medida) => void,
): AsyncGenerator<FilaLeida> {
  const { filas, hojas } = exigirZipRazonable(bytes);
  const hoja =
    pedida ??
    Math.max(
      0,
      hojas.findIndex(({ oculta }) => !oculta),
    );
  if (hoja > 0 && hoja >= hojas.length) throw ilegible('El libro no tiene esa hoja. Elija otra.');
  alMedir({ filas, hojas: hojas.map(({ nombre }) => nombre), hoja });
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: hoja })) {
      const celdas = values.map((valor) => limpia(textoDe(valor)));
      const numericas = values.flatMap((valor, i) => (typeof valor === 'number' ? [i] : []));
      yield { linea: index + 1, celdas, ...(numericas.length === 0 ? {} : { numericas }) };
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
