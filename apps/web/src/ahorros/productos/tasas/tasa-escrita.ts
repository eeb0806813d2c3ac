// A yearly rate as it is written in a field: per cent, with up to four decimals, which are whole parts per million.
//
//   leerTasa('3.5') → 35_000      leerTasa('3.2525 %') → 32_525      escribirTasa(35_000) → '3.50'
import { PPM_MAX } from '@cuadra/core/interes/tasas';

const PPM_POR_CIENTO = 10_000;

export function leerTasa(escrita: string): number | undefined {
  const [, enteros = '', decimales = ''] = /^\s*(\d{1,3})?(?:\.(\d{1,4}))?\s*%?\s*$/.exec(escrita) ?? [];
  if (enteros === '' && decimales === '') return undefined;
  const ppm = Number(enteros) * PPM_POR_CIENTO + Number(decimales.padEnd(4, '0'));
  return ppm <= PPM_MAX ? ppm : undefined;
}

export function escribirTasa(ppm: number): string {
  const decimales = String(ppm % PPM_POR_CIENTO)
    .padStart(4, '0')
    .replace(/0{1,2}$/, '');
  return `${Math.floor(ppm / PPM_POR_CIENTO)}.${decimales}`;
}
