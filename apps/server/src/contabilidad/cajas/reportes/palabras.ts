// What the papers of the cajas call things.

import type { Arqueo } from '@cuadra/contract/contabilidad/cajas/conteo';
import { type ClaseDeMovimiento, clases, type Sentido } from '@cuadra/core/cajas/movimiento';

const DIGITOS_DE_RECIBO = 6;

/** `C1-000123`. */
export const reciboImpreso = (codigoCaja: string, recibo: number): string =>
  `${codigoCaja}-${String(recibo).padStart(DIGITOS_DE_RECIBO, '0')}`;

export const nombresDeClaseDeArqueo: Readonly<Record<Arqueo['clase'], string>> = {
  apertura: 'Arqueo de apertura',
  cierre: 'Arqueo de cierre',
  sorpresa: 'Arqueo sorpresivo',
};

export const nombresDeSentido: Readonly<Record<Sentido, string>> = { entrada: 'Entrada', salida: 'Salida' };

/** «Ingreso», «Traslado entre cajas, salida»: those that go both ways say which. */
export function nombreDeOperacion(clase: ClaseDeMovimiento, sentido: Sentido): string {
  const { nombre, sentido: unico } = clases[clase];
  return unico === null ? `${nombre}, ${sentido}` : nombre;
}

/** `7.70000` quetzales for a dollar, without zeros that say nothing: `7.70`. */
export function tasaImpresa(ppm: number): string {
  const enteros = Math.floor(ppm / 1_000_000);
  const decimales = String(ppm % 1_000_000).padStart(6, '0');
  return `${enteros}.${decimales.slice(0, 2)}${decimales.slice(2).replace(/0+$/, '')}`;
}
