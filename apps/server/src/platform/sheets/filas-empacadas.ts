// Rows on their way from a thread: one text with all their cells and where each one ends. A text travels as one block of
// memory; hundreds of thousands of little ones would be copied one by one, by the thread that attends everybody.
import type { FilaLeida } from './leer-hoja.ts';

export interface FilasEmpacadas {
  readonly texto: string;
  /** For each row, its line and how many cells. */
  readonly filas: Uint32Array<ArrayBuffer>;
  /** The length of each cell; those that are numbers of a spreadsheet, marked. */
  readonly largos: Uint32Array<ArrayBuffer>;
}

/** Above the length of any cell. */
const ES_NUMERO = 2 ** 31;

export function empacar(filas: readonly FilaLeida[]): FilasEmpacadas {
  return {
    texto: filas.map(({ celdas }) => celdas.join('')).join(''),
    filas: Uint32Array.from(filas.flatMap(({ linea, celdas }) => [linea, celdas.length])),
    largos: Uint32Array.from(
      filas.flatMap(({ celdas, numericas = [] }) =>
        celdas.map(({ length }, i) => (numericas.includes(i) ? length + ES_NUMERO : length)),
      ),
    ),
  };
}

export function desempacar({ texto, filas, largos }: FilasEmpacadas): FilaLeida[] {
  const leidas: FilaLeida[] = [];
  const iguales = abrirIguales();
  let [letra, celda] = [0, 0];
  for (let fila = 0; fila < filas.length; fila += 2) {
    const celdas: string[] = [];
    const numericas: number[] = [];
    for (let quedan = filas[fila + 1] ?? 0; quedan > 0; quedan--) {
      const largo = largos[celda++] ?? 0;
      if (largo >= ES_NUMERO) numericas.push(celdas.length);
      const hasta = letra + (largo % ES_NUMERO);
      celdas.push(texto.slice(letra, hasta));
      letra = hasta;
    }
    const linea = filas[fila] ?? 0;
    leidas.push(
      numericas.length === 0 ? { linea, celdas } : { linea, celdas, numericas: iguales(numericas) },
    );
  }
  return leidas;
}

/** Most rows have their numbers in the same columns: one list serves them all. */
function abrirIguales(): (numericas: readonly number[]) => readonly number[] {
  const vistas = new Map<string, readonly number[]>();
  return (numericas) => {
    const clave = numericas.join();
    const vista = vistas.get(clave);
    if (vista === undefined) vistas.set(clave, numericas);
    return vista ?? numericas;
  };
}
