// CSV read once and row by row. A quote opens a cell only at its beginning; doubled, it is itself; within, lines may break.
// No cell is longer than a spreadsheet's, so that a quote which nobody closes does not swallow the file.
import { CELDA_MAX, celdaDemasiadoLarga, ilegible } from './ilegible.ts';

export interface LineaDeCsv {
  /** Where it begins; the first is 1. */
  readonly linea: number;
  readonly celdas: readonly string[];
}

export interface FormaDeCsv {
  readonly separador: string;
  readonly columnasMax: number;
}

export function* lineasDeCsv(texto: string, { separador, columnasMax }: FormaDeCsv): Generator<LineaDeCsv> {
  let i = 0;
  let linea = 1;
  while (i < texto.length) {
    const celdas: string[] = [];
    const inicio = linea;
    for (;;) {
      const leida = texto[i] === '"' ? entreComillas(texto, i, inicio) : undefined;
      const desde = leida?.fin ?? i;
      const hasta = finDeCelda(texto, desde, separador, inicio);
      celdas.push((leida?.valor ?? '') + texto.slice(desde, hasta));
      if (celdas.length > columnasMax) throw demasiadasColumnas(inicio, columnasMax);
      linea += leida?.saltos ?? 0;
      i = hasta;
      if (texto[i] !== separador) break;
      i++;
    }
    yield { linea: inicio, celdas };
    i += texto[i] === '\r' && texto[i + 1] === '\n' ? 2 : 1;
    linea++;
  }
}

export function demasiadasColumnas(linea: number, columnasMax: number) {
  return ilegible(`La línea ${linea} tiene más de ${columnasMax} columnas.`);
}

function entreComillas(texto: string, abre: number, linea: number) {
  let valor = '';
  for (let i = abre + 1; ; ) {
    const cierra = texto.indexOf('"', i);
    if ((cierra === -1 ? texto.length : cierra) - abre > CELDA_MAX * 2)
      throw celdaDemasiadoLarga(`La línea ${linea}`);
    if (cierra === -1) throw ilegible(`La línea ${linea} abre comillas que no se cierran. Ciérrelas.`);
    valor += texto.slice(i, cierra);
    if (texto[cierra + 1] !== '"') {
      return { valor, fin: cierra + 1, saltos: valor.match(/\r\n|\r|\n/g)?.length ?? 0 };
    }
    valor += '"';
    i = cierra + 2;
  }
}

function finDeCelda(texto: string, desde: number, separador: string, linea: number): number {
  let i = desde;
  for (; i < texto.length; i++) {
    const letra = texto[i];
    if (letra === separador || letra === '\n' || letra === '\r') break;
    if (i - desde > CELDA_MAX * 2) throw celdaDemasiadoLarga(`La línea ${linea}`);
  }
  return i;
}
