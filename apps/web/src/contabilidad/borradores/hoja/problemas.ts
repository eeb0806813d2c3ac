// What is wrong with a cell, in a sentence: what the server said of it or what can be seen from here.
import type { Buscador } from './buscador.ts';
import { type Columna, columnas, esLado, type FilaDeHoja } from './fila.ts';
import type { Montos } from './montos.ts';

export type Problemas = Readonly<Partial<Record<Columna, string>>>;

const NINGUNO: Problemas = {};

export function problemasDe(
  fila: FilaDeHoja,
  montos: Montos | undefined,
  errores: ErroresDeFila | undefined,
  buscador: Buscador,
): Problemas {
  const hallados = columnas.flatMap((columna) => {
    const problema =
      errores?.[columna] ?? propio(fila, montos, columna, buscador) ?? deLaLinea(columna, errores);
    return problema === undefined ? [] : [[columna, problema] as const];
  });
  return hallados.length === 0 ? NINGUNO : Object.fromEntries(hallados);
}

function propio(
  fila: FilaDeHoja,
  montos: Montos | undefined,
  columna: Columna,
  buscador: Buscador,
): string | undefined {
  if (columna === 'idCuenta') return buscador.problema(fila.idCuenta);
  if (!esLado(columna) || montos === undefined) return undefined;
  const { monto, error } = montos[columna];
  if (error !== undefined) return error;
  if (monto < 0) return 'El monto no puede ser negativo: escríbalo en el otro lado.';
  if (monto > 0 && (montos.debe.monto ?? 0) > 0 && (montos.haber.monto ?? 0) > 0) {
    return 'La línea lleva debe o haber, no los dos.';
  }
  return undefined;
}

/** What is said of the whole line is about its amounts. */
const deLaLinea = (columna: Columna, errores: ErroresDeFila | undefined): string | undefined =>
  esLado(columna) ? errores?.fila : undefined;

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
