// The amounts of the story, always whole centavos: shares are parts per million, worked out exactly and rounded once.

export const MILLON = 1_000_000;

export const quetzales = (enteros: number): number => enteros * 100;

/** So many parts per million of the amount, half away from zero. */
export function porcion(monto: number, partesPorMillon: number): number {
  const producto = BigInt(monto) * BigInt(partesPorMillon);
  const medio = producto < 0n ? -500_000n : 500_000n;
  return Number((producto + medio) / 1_000_000n);
}

/** Interest on balance-days (centavos × days) at a yearly rate in parts per million, on a year of 365 days. */
export function interesDe(numerales: number, tasa: number): number {
  return Number((BigInt(numerales) * BigInt(tasa) + 182_500_000n) / 365_000_000n);
}

/** To the nearest whole multiple, as people agree on amounts. */
export function redondo(monto: number, multiplo: number): number {
  return Math.floor((monto + multiplo / 2) / multiplo) * multiplo;
}

export const entre = (min: number, valor: number, max: number): number => Math.min(max, Math.max(min, valor));
