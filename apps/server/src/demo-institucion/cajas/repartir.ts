// How what an agencia moved in a day falls to each of its cajas: to the centavo, and none with less than nothing.
import type { Azar } from '../historia/azar.ts';

/** Parts near those weights, that add up to the amount. */
export function repartir(monto: number, pesos: readonly number[], azar: Azar, milesimas: number): number[] {
  const sorteados = pesos.map((peso) => peso * azar.entero(1_000 - milesimas, 1_000 + milesimas));
  const total = sumaDe(sorteados);
  const partes = sorteados.map((peso) => Math.floor((monto * peso) / total));
  return alUltimo(partes, monto - sumaDe(partes));
}

/** So much out of those who have too much (or, negative, into those who lack it), so that each ends near its goal. */
export function nivelar(tienen: readonly number[], metas: readonly number[], sale: number): number[] {
  const signo = sale < 0 ? -1 : 1;
  const deseados = tienen.map((tiene, i) => Math.max(0, signo * (tiene - (metas[i] ?? 0))));
  const total = sumaDe(deseados);
  if (total === 0) return deseados;
  const partes = deseados.map((deseado) => Math.floor((Math.abs(sale) * deseado) / total));
  const resto = Math.abs(sale) - sumaDe(partes);
  const mayor = deseados.indexOf(Math.max(...deseados));
  return partes.map((parte, i) => signo * (i === mayor ? parte + resto : parte));
}

export const sumaDe = (montos: readonly number[]): number => montos.reduce((suma, monto) => suma + monto, 0);

function alUltimo(partes: readonly number[], resto: number): number[] {
  return partes.map((parte, i) => (i === partes.length - 1 ? parte + resto : parte));
}
