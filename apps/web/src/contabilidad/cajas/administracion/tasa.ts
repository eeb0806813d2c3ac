// A rate as people write it, exact: no number with decimals ever holds it.

const DECIMALES = 6;

/** In parts per million; undefined when it is not one. */
export function leerTasa(texto: string): number | undefined {
  const partes = /^(\d{1,3})(?:[.](\d{1,6}))?$/.exec(texto.trim());
  if (partes === null) return undefined;
  const [, enteros = '', decimales = ''] = partes;
  return Number(enteros + decimales.padEnd(DECIMALES, '0'));
}

export function escribirTasa(tasaPpm: number): string {
  const cifras = String(tasaPpm).padStart(DECIMALES + 1, '0');
  const decimales = cifras.slice(-DECIMALES).replace(/0{1,4}$/, '');
  return `${cifras.slice(0, -DECIMALES)}.${decimales}`;
}

const cifra = new Intl.NumberFormat('es-GT', { minimumFractionDigits: 2, maximumFractionDigits: 6 });

/** Quetzales for a dollar, from parts per million: «Q 7.65 por US$ 1». */
export const decirTasa = (tasaPpm: number): string =>
  `Q\u00a0${cifra.format(tasaPpm / 1_000_000)} por US$\u00a01`;
