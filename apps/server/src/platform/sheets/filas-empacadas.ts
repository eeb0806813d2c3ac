// Rows on their way from a thread: one text with all their cells and where each one ends. A text travels as one block of
// memory; hundreds of thousands of little ones would be copied one by one, by the thread that attends everybody.
import type { FilaLeida } from './leer-hoja.ts';

export interface FilasEmpacadas {
  readonly texto: string;
  /** For each row, its line and how many cells. */
  readonly filas: Uint32Array<ArrayBuffer>;
  /** The length of each cell. */
  readonly largos: Uint32Array<ArrayBuffer>;
}

export function empacar(filas: readonly FilaLeida[]): FilasEmpacadas {
  return {
    texto: filas.map(({ celdas }) => celdas.join('')).join(''),
    filas: Uint32Array.from(filas.flatMap(({ linea, celdas }) => [linea, celdas.length])),
    largos: Uint32Array.from(filas.flatMap(({ celdas }) => celdas.map(({ length }) => length))),
  };
}

export function desempacar({ texto, filas, largos }: FilasEmpacadas): FilaLeida[] {
  const leidas: FilaLeida[] = [];
  let [letra, celda] = [0, 0];
  for (let fila = 0; fila < filas.length; fila += 2) {
    const celdas: string[] = [];
    for (let quedan = filas[fila + 1] ?? 0; quedan > 0; quedan--) {
      const hasta = letra + (largos[celda++] ?? 0);
      celdas.push(texto.slice(letra, hasta));
      letra = hasta;
    }
    leidas.push({ linea: filas[fila] ?? 0, celdas });
  }
  return leidas;
}
