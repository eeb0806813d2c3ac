// Accounting dates as numbers, to take one from another.

const MS_POR_DIA = 86_400_000;

/** Days since 1970. */
export function numeroDeDia(fecha: string): number {
  const ms = Date.parse(`${fecha}T00:00:00Z`);
  if (Number.isNaN(ms)) throw new RangeError(`No es una fecha: ${fecha}`);
  return ms / MS_POR_DIA;
}

/** How many days after the first the second is; negative when it is before. */
export function diasEntre(desde: string, hasta: string): number {
  return numeroDeDia(hasta) - numeroDeDia(desde);
}
