// What makes a row a movement: a date and an amount, in their columns.
import { separar } from '@cuadra/core/bancos/leer-fecha';
import type { FilaDeBanco } from './filas-de-banco.ts';
import type { LugaresDeColumnas } from './ubicar-columnas-de-banco.ts';

export function esMovimiento({ celdas }: FilaDeBanco, lugares: LugaresDeColumnas): boolean {
  return pareceFecha(celdas[lugares.fecha]) && montosDe(celdas, lugares).length > 0;
}

/** What is written where amounts go; a hyphen is how some write none. */
export function montosDe(
  celdas: readonly string[],
  { monto, debito, credito }: LugaresDeColumnas,
): readonly string[] {
  return [monto, debito, credito].flatMap((lugar) => montoEscrito(celdas[lugar ?? -1]) ?? []);
}

export function montoEscrito(celda: string | undefined): string | undefined {
  return celda === undefined || /^[-–—\s]*$|^n\/?a$/i.test(celda) ? undefined : celda;
}

export const pareceFecha = (celda: string | undefined): boolean =>
  celda !== undefined && separar(celda) !== undefined;

/** Day 0 of the sheets, as days since 1970. */
const DIA_CERO = -25_569;
const MS_POR_DIA = 86_400_000;

/** A spreadsheet keeps a day as a number; without its format only the number arrives. */
export function conFechaDeSerie(fila: FilaDeBanco, { fecha }: LugaresDeColumnas): FilaDeBanco {
  const serie = Number(fila.celdas[fecha]);
  if (!fila.numericas.has(fecha) || !(serie >= 20_000 && serie < 80_000)) return fila;
  const dia = new Date((Math.floor(serie) + DIA_CERO) * MS_POR_DIA).toISOString().slice(0, 10);
  return { ...fila, celdas: fila.celdas.with(fecha, dia) };
}
