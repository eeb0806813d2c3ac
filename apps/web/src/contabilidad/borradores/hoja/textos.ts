// How the grid calls its own things.
import type { Columna } from './fila.ts';

export const nombresDeColumna: Readonly<Record<Columna, string>> = {
  idCuenta: 'Cuenta',
  debe: 'Debe',
  haber: 'Haber',
  concepto: 'Concepto',
  documento: 'Documento',
};

/** As formulas call them. */
export const letrasDeColumna: Readonly<Record<Columna, string>> = {
  idCuenta: 'A',
  debe: 'B',
  haber: 'C',
  concepto: 'D',
  documento: 'E',
};

export const nombreDeCelda = (columna: Columna, fila: number): string =>
  `${nombresDeColumna[columna]}, línea ${fila + 1}`;

export const contarLineas = (cuantas: number): string => (cuantas === 1 ? '1 línea' : `${cuantas} líneas`);
