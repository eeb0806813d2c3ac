// The rows of a bank's sheet as text, with the number by which a person finds them. A cell that was a number is known as such:
// its decimals are told by a point, whatever the sheet does in the others.
import { EstadoIlegible } from '@cuadra/core/bancos/estado-de-cuenta';
import { streamXlsxRows } from 'hucre';
import { ProblemaError } from '#platform/problema.ts';
import { exigirZipRazonable } from '#platform/sheets/exigir-zip-razonable.ts';
import { noEsXlsx } from '#platform/sheets/ilegible.ts';
import { lineasDeCsv } from '#platform/sheets/lineas-de-csv.ts';
import { restaurar } from '#platform/sheets/neutralizar.ts';

export interface FilaDeBanco {
  /** The first is 1. */
  readonly fila: number;
  readonly celdas: readonly string[];
  /** The columns whose cell is a number of the spreadsheet. */
  readonly numericas: ReadonlySet<number>;
  /** Whether one or more empty rows come before. */
  readonly trasVacia: boolean;
}

/** A month of the busiest account has about twenty thousand. */
const FILAS_DE_ESTADO_MAX = 120_000;
const COLUMNAS_MAX = 100;
const HOJAS_MAX = 20;

export function filasDeCsv(texto: string, separador: string, filasMax = FILAS_DE_ESTADO_MAX): FilaDeBanco[] {
  const filas = abrirFilas(filasMax);
  let siguiente = 1;
  try {
    for (const { linea, celdas } of lineasDeCsv(texto, { separador, columnasMax: COLUMNAS_MAX })) {
      siguiente = linea + 1 + celdas.reduce((suma, celda) => suma + saltosDe(celda), 0);
      filas.agregar(linea, celdas.map(celdaDeCsv), SIN_NUMERICAS);
    }
  } catch (error) {
    throw comoIlegible(error, siguiente);
  }
  return filas.leidas;
}

/** Each sheet of the workbook that has something written. */
export async function hojasDeXlsx(bytes: Uint8Array): Promise<FilaDeBanco[][]> {
  try {
    exigirZipRazonable(bytes);
    const hojas: FilaDeBanco[][] = [];
    for (let hoja = 0; hoja < cuantasHojas(bytes); hoja++) {
      const filas = await filasDeXlsx(bytes, hoja);
      if (filas.length > 0) hojas.push(filas);
    }
    return hojas;
  } catch (error) {
    throw comoIlegible(error, null);
  }
}

async function filasDeXlsx(bytes: Uint8Array, hoja: number): Promise<FilaDeBanco[]> {
  const filas = abrirFilas(FILAS_DE_ESTADO_MAX);
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: hoja })) {
      const numericas = values.flatMap((valor, i) => (typeof valor === 'number' ? [i] : []));
      filas.agregar(index + 1, values.map(celdaDeXlsx), new Set(numericas));
    }
  } catch (error) {
    // Whatever the reader stumbles over is in the file: that it holds together was seen before.
    throw error instanceof EstadoIlegible ? error : noEsXlsx();
  }
  return filas.leidas;
}

/** At most: each part's name stands before it and in the directory. */
function cuantasHojas(bytes: Uint8Array): number {
  const paquete = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let veces = 0;
  for (
    let i = paquete.indexOf(PARTE_DE_HOJA);
    i !== -1 && veces < HOJAS_MAX * 2;
    i = paquete.indexOf(PARTE_DE_HOJA, i + 1)
  )
    veces++;
  return Math.max(1, Math.ceil(veces / 2));
}

const PARTE_DE_HOJA = 'xl/worksheets/';

function abrirFilas(filasMax: number) {
  const leidas: FilaDeBanco[] = [];
  let anterior = 0;
  let trasVacia = false;
  return {
    leidas,
    agregar(fila: number, celdas: readonly string[], numericas: ReadonlySet<number>): void {
      const escritas = sinVaciasAlFinal(celdas);
      // Blank rows are not even written in some sheets.
      const falta = fila > anterior + 1 && numericas !== SIN_NUMERICAS;
      anterior = fila;
      if (escritas.length === 0) {
        trasVacia = true;
        return;
      }
      if (escritas.length > COLUMNAS_MAX)
        throw new EstadoIlegible(`La fila tiene más de ${COLUMNAS_MAX} columnas.`, fila);
      if (leidas.length >= filasMax)
        throw new EstadoIlegible(
          `El archivo tiene más de ${filasMax.toLocaleString('es-GT')} filas. Divídalo en partes.`,
          fila,
        );
      leidas.push({ fila, celdas: escritas, numericas, trasVacia: trasVacia || falta });
      trasVacia = false;
    },
  };
}

const SIN_NUMERICAS: ReadonlySet<number> = new Set();

function celdaDeCsv(celda: string): string {
  // `="00123"` and `'00123` are how some programs keep a spreadsheet from taking a code for a number.
  const forzada = /^(?:="([^"]*)"|'(?=\d)(.*))$/s.exec(celda.trim());
  return limpia(forzada?.[1] ?? forzada?.[2] ?? restaurar(celda));
}

function celdaDeXlsx(valor: unknown): string {
  if (typeof valor === 'number') return numeroEnTexto(valor);
  if (valor instanceof Date) return Number.isNaN(valor.getTime()) ? '' : valor.toISOString().slice(0, 10);
  return limpia(String(valor ?? ''));
}

/** As a spreadsheet shows it: what is left over from adding fractions in binary is nobody's money. */
function numeroEnTexto(valor: number): string {
  if (!Number.isFinite(valor) || Math.abs(valor) >= 1e15) return String(valor);
  return valor
    .toFixed(6)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0');
}

/** Nothing that could be written in another way. */
const SENCILLO = /^[\x20-\x7e]*$/;

/** Accents in one piece; what is not seen goes away. */
function limpia(texto: string): string {
  if (SENCILLO.test(texto)) return texto.trim();
  return texto
    .normalize('NFC')
    .replaceAll(/[\0\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .trim();
}

function sinVaciasAlFinal(celdas: readonly string[]): readonly string[] {
  let hasta = celdas.length;
  while (hasta > 0 && celdas[hasta - 1] === '') hasta--;
  return hasta === celdas.length ? celdas : celdas.slice(0, hasta);
}

const saltosDe = (celda: string): number =>
  /[\r\n]/.test(celda) ? (celda.match(/\r\n|\r|\n/g)?.length ?? 0) : 0;

function comoIlegible(error: unknown, fila: number | null): unknown {
  return error instanceof ProblemaError ? new EstadoIlegible(error.message, fila) : error;
}
