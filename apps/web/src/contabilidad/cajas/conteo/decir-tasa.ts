const cifra = new Intl.NumberFormat('es-GT', { minimumFractionDigits: 2, maximumFractionDigits: 6 });

/** Quetzales for a dollar, from parts per million: «Q 7.65 por US$ 1». */
export const decirTasa = (tasaPpm: number): string =>
  `Q\u00a0${cifra.format(tasaPpm / 1_000_000)} por US$\u00a01`;
