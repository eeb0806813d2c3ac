// Which column is which field, as it is being chosen. The server reads the sheet; here it is only said what is missing
// and shown what each choice would take.
import { type CamposDeHoja, type Mapeo, todosLosCampos } from '@cuadra/contract/hojas/mapeo';

const LETRAS = 26;
const MUESTRA_MAX = 3;

/** As a spreadsheet names them: A … Z, AA … */
export function letraDe(columna: number): string {
  const letra = String.fromCharCode('A'.charCodeAt(0) + (columna % LETRAS));
  return columna < LETRAS ? letra : letraDe(Math.floor(columna / LETRAS) - 1) + letra;
}

export function nombreDeColumna(columnas: readonly string[], columna: number): string {
  const titulo = columnas[columna] ?? '';
  return titulo === '' ? `Columna ${letraDe(columna)}` : `${letraDe(columna)} · ${titulo}`;
}

/** The first different things written in that column. */
export function muestraDe(filas: readonly (readonly string[])[], columna: number): string[] {
  const escritas = filas.map((fila) => fila[columna] ?? '').filter((celda) => celda !== '');
  return [...new Set(escritas)].slice(0, MUESTRA_MAX);
}

/** The fields that take from each column: usually one, or none. */
export function camposDeColumna<C extends string>(
  campos: CamposDeHoja<C>,
  mapeo: Mapeo<C>,
  columna: number,
): C[] {
  return todosLosCampos(campos).filter((campo) => mapeo[campo] === columna);
}
