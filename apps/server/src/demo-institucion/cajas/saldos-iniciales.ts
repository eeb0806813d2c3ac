// What each caja held when it was tied: the cash of an account is in its cajas, in parts nearly alike.
import { crearAzar } from '../historia/azar.ts';
import { type CajaDemo, cajasDemo } from './cajas-demo.ts';
import { repartir } from './repartir.ts';

/** By the id of the caja. */
export type SaldosIniciales = ReadonlyMap<string, number>;

export function saldosIniciales(
  saldoEnLibros: (idCuenta: string, agencia: string) => number,
): SaldosIniciales {
  const porCuenta = Map.groupBy(cajasDemo, ({ idCuenta, agencia }) => `${agencia} ${idCuenta}`);
  return new Map([...porCuenta].flatMap(([clave, cajas]) => entreSusCajas(clave, cajas, saldoEnLibros)));
}

function entreSusCajas(
  clave: string,
  cajas: readonly CajaDemo[],
  saldoEnLibros: (idCuenta: string, agencia: string) => number,
): [string, number][] {
  const [primera] = cajas;
  if (primera === undefined) return [];
  const saldo = saldoEnLibros(primera.idCuenta, primera.agencia);
  const pesos = cajas.map(() => 1);
  const partes = repartir(saldo, pesos, crearAzar(`cajas nuevas ${clave}`), 50);
  return cajas.map(({ id }, i) => [id, partes[i] ?? 0]);
}
