// What the server said of each line, kept on its row wherever it moves and until its cell changes.
import { type Columna, columnas, esLado } from './fila.ts';

/** By field; `fila` is about the whole line. */
export type ErroresDeFila = Readonly<Partial<Record<Columna | 'fila', string>>>;

/** By the key of the row. */
export type ErroresDeHoja = ReadonlyMap<string, ErroresDeFila>;

/** `claves` has the row of each line that was sent. */
export function erroresPorFila(
  errores: Readonly<Record<string, string>>,
  claves: readonly (string | undefined)[],
): ErroresDeHoja {
  const porFila = new Map<string, ErroresDeFila>();
  for (const [campo, mensaje] of Object.entries(errores)) {
    const partes = /^lineas\.(\d+)(?:\.(\w+))?$/.exec(campo);
    const clave = claves[Number(partes?.[1])];
    if (partes === null || clave === undefined) continue;
    const donde = columnas.find((columna) => columna === partes[2]) ?? 'fila';
    porFila.set(clave, { ...porFila.get(clave), [donde]: mensaje });
  }
  return porFila;
}

export function sinError(errores: ErroresDeHoja, clave: string, columna: Columna): ErroresDeHoja {
  const suyos = errores.get(clave);
  if (suyos === undefined) return errores;
  const { [columna]: _resuelto, fila, ...otros } = suyos;
  // What is said of the whole line is about its amounts.
  const quedan = esLado(columna) || fila === undefined ? otros : { ...otros, fila };
  const nuevos = new Map(errores);
  if (Object.keys(quedan).length === 0) nuevos.delete(clave);
  else nuevos.set(clave, quedan);
  return nuevos;
}
