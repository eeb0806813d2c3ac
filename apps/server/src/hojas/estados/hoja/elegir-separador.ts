// The mark between the cells of a CSV: the one with which its headings are read, and else the one that gives rows of one
// same width. What comes before the table says nothing about it.
import { lineasDeCsv } from '#platform/sheets/lineas-de-csv.ts';
import { buscarEncabezado } from './buscar-encabezado.ts';
import { type FilaDeBanco, filasDeCsv } from './filas-de-banco.ts';
import type { PerfilDeBanco } from './perfil-de-banco.ts';

const SEPARADORES = [',', ';', '\t', '|'] as const;
/** Enough for any preamble and the first movements. */
const MUESTRA = 64 * 1024;
const COLUMNAS_MAX = 100;

export interface CsvSeparado {
  readonly separador: string;
  readonly filas: FilaDeBanco[];
}

export function separarCsv(texto: string, perfiles: readonly PerfilDeBanco[]): CsvSeparado {
  const declarado = /^\s*"?sep=(.)"?[ ,;|\t]*(?:\r\n|\r|\n)/i.exec(texto);
  // Its line stays as an empty one: the others keep their numbers.
  const sinDeclarar = declarado === null ? texto : texto.replace(declarado[0].trim(), '');
  const separador = declarado?.[1] ?? elegirSeparador(sinDeclarar.slice(0, MUESTRA), perfiles);
  return { separador, filas: filasDeCsv(sinDeclarar, separador) };
}

function elegirSeparador(muestra: string, perfiles: readonly PerfilDeBanco[]): string {
  const puntos = SEPARADORES.map((separador) => {
    const filas = filasDeMuestra(muestra, separador);
    const hallado = buscarEncabezado(filas, perfiles);
    return [separador, hallado === undefined ? 0 : hallado.reconocidas, deUnAncho(filas)] as const;
  });
  const [mejor] = puntos.toSorted(([, a, anchoA], [, b, anchoB]) => b - a || anchoB - anchoA);
  return mejor?.[0] ?? ',';
}

/** Those before the first that cannot be read; whoever reads the file says which it is. */
function filasDeMuestra(muestra: string, separador: string): FilaDeBanco[] {
  const filas: FilaDeBanco[] = [];
  try {
    for (const { linea, celdas } of lineasDeCsv(muestra, { separador, columnasMax: COLUMNAS_MAX })) {
      const limpias = celdas.map((celda) => celda.trim());
      filas.push({ fila: linea, celdas: limpias, numericas: new Set(), trasVacia: false });
    }
  } catch {
    return filas;
  }
  return filas;
}

/** How many cells there are in the rows of the commonest width. */
function deUnAncho(filas: readonly FilaDeBanco[]): number {
  const anchos = new Map<number, number>();
  for (const { celdas } of filas) {
    if (celdas.length > 1) anchos.set(celdas.length, (anchos.get(celdas.length) ?? 0) + celdas.length);
  }
  return Math.max(0, ...anchos.values());
}
