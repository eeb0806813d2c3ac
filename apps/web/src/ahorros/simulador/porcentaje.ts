// A yearly rate as people write it, exact: per cent with up to four decimals, kept in parts per million.
import { PPM_MAX } from '@cuadra/core/interes/tasas';

const DECIMALES = 4;

/** Undefined when it is not one, or passes one hundred. */
export function leerPorcentaje(texto: string): number | undefined {
  const partes = /^(\d{1,3})(?:[.](\d{1,4}))?\s*%?$/.exec(texto.trim());
  if (partes === null) return undefined;
  const [, enteros = '', decimales = ''] = partes;
  const ppm = Number(enteros + decimales.padEnd(DECIMALES, '0'));
  return ppm > PPM_MAX ? undefined : ppm;
}

export function escribirPorcentaje(ppm: number): string {
  const cifras = String(ppm).padStart(DECIMALES + 1, '0');
  return `${cifras.slice(0, -DECIMALES)}.${cifras.slice(-DECIMALES).replace(/0{1,2}$/, '')}`;
}
