// What a run adds up to, written: whole centavos, and the exact ones with their decimals.
import { centavos } from '@cuadra/core/dinero';
import { formatearEntero, formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';

export const enMonto = (suma: number): string => formatearMonto(centavos(suma));
export const enQuetzales = (suma: number): string => formatearQuetzales(centavos(suma));

const EXACTO = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Centavos with decimals, as quetzales: `123456.789` → `1,234.56789`. At least two decimals, without idle zeros beyond. */
export function exactoEnQuetzales(exacto: string): string {
  const partes = EXACTO.exec(exacto);
  if (partes === null) return exacto;
  const [, signo = '', enteros = '', decimales = ''] = partes;
  const cifras = enteros.padStart(3, '0');
  const fraccion = `${cifras.slice(-2)}${decimales}`.replace(/0+$/, '').padEnd(2, '0');
  return `${signo === '-' ? '−' : ''}${formatearEntero(Number(cifras.slice(0, -2)))}.${fraccion}`;
}

export const cuentasContadas = (cuantas: number): string =>
  cuantas === 1 ? 'una cuenta' : `${formatearEntero(cuantas)} cuentas`;

/** How much more or less than before, in per cent with one decimal; undefined when there was nothing before. */
export function variacion(esta: number, antes: number): string | undefined {
  if (antes === 0) return undefined;
  const decimas = Math.round(((esta - antes) / Math.abs(antes)) * 1000);
  const signo = decimas > 0 ? '+' : '';
  return `${signo}${(decimas / 10).toFixed(1)} %`.replace('-', '−');
}

/** Parts per million as a yearly rate: 35000 → `3.50 %`. */
export function tasaEscrita(ppm: number): string {
  const cifras = String(ppm).padStart(5, '0');
  const decimales = cifras.slice(-4).replace(/0{1,2}$/, '');
  return `${cifras.slice(0, -4)}.${decimales} %`;
}
