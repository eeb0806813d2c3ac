// What every part of the grid leans on: what it works with, how it calls its own things, and how much it holds.

import type { Centavos } from '@cuadra/core/dinero';
import { opuesto } from '@cuadra/core/dinero';
import { LINEAS_MAX } from '@cuadra/core/partida';
import { type RefObject, useSyncExternalStore } from 'react';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';
import { notify } from '#ui/toasts/toasts.ts';
import type { Almacen, Hoja } from './almacen.ts';
import type { Buscador } from './buscador.ts';
import type { Columna } from './fila.ts';
import type { Totales } from './montos.ts';

/** In one object that changes little. */
export interface Entorno {
  readonly almacen: Almacen;
  readonly buscador: Buscador;
  readonly saldos: ReadonlyMap<string, Centavos> | undefined;
  readonly conceptoDeCabecera: string;
  readonly soloLectura: boolean;
  /** Where the error of the cell is told. */
  readonly idDeBarra: string;
  /** Takes what is typed and not yet in the store: an account that is being looked for. */
  readonly porConfirmar: RefObject<(() => void) | undefined>;
  /** The keyboard is here, so it follows the cursor. */
  readonly enUso: RefObject<boolean>;
  /** As Enter does. */
  readonly avanzar: () => void;
}

export function useHoja<T>(almacen: Almacen, parte: (hoja: Hoja) => T): T {
  return useSyncExternalStore(almacen.subscribe, () => parte(almacen.getSnapshot()));
}

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

/** «Faltan Q 12.00 en el haber», «La partida cuadra»; empty while there is nothing to say. */
export function diferenciaEnPalabras({ debe, haber, diferencia }: Totales): string {
  if (diferencia > 0) return `Faltan ${formatearQuetzales(diferencia)} en el haber`;
  if (diferencia < 0) return `Faltan ${formatearQuetzales(opuesto(diferencia))} en el debe`;
  return debe === 0 && haber === 0 ? '' : 'La partida cuadra';
}

export function caben(almacen: Almacen, nuevas: number): boolean {
  return almacen.getSnapshot().filas.length + nuevas <= LINEAS_MAX;
}

export function siCaben(almacen: Almacen, nuevas: number, hacer: () => void): void {
  if (caben(almacen, nuevas)) hacer();
  else avisarQueNoCaben();
}

export function avisarQueNoCaben(): void {
  void notify(`Una partida lleva como máximo ${formatearEntero(LINEAS_MAX)} líneas.`, 'error');
}
