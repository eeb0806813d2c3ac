// What is wrong with a cell, in a sentence: what the server said of it or what can be seen from here.
import type { Buscador } from './buscador.ts';
import type { ErroresDeFila } from './errores-de-fila.ts';
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
