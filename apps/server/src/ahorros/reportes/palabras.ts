// What the papers of the savings call things.

/** `65000` parts per million → `6.50 %`: two decimals, and as many more as it has. */
export function tasaEnPalabras(ppm: number): string {
  const enteros = Math.floor(ppm / 10_000);
  const decimales = String(ppm % 10_000).padStart(4, '0');
  return `${enteros}.${decimales.slice(0, 2)}${decimales.slice(2).replace(/0+$/, '')} %`;
}

/** «1 día», «90 días». */
export const diasEnPalabras = (dias: number): string =>
  dias === 1 ? '1 día' : `${dias.toLocaleString('es-GT')} días`;
