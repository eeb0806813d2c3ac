// Which balance of a line earns, by the method of its product: before minimum and cap.
import { NADA, type Racional } from './racional.ts';
import type { MetodoDeInteres } from './reglas.ts';
import type { Corte } from './segmentos.ts';

/** Only days that earn by the account's state are looked at; `minimo` and `promedio` have one balance for all of them. */
export function baseDeCalculo(metodo: MetodoDeInteres, cortes: readonly Corte[]): (corte: Corte) => Racional {
  if (metodo === 'diario') return ({ saldo }) => ({ num: BigInt(saldo), den: 1n });
  const ganan = cortes.filter(({ tratamiento }) => tratamiento !== 'no-paga');
  const comun = metodo === 'minimo' ? menorDe(ganan) : promedioDe(ganan);
  return () => comun;
}

function menorDe(ganan: readonly Corte[]): Racional {
  const saldos = ganan.map(({ saldo }) => saldo);
  return saldos.length === 0 ? NADA : { num: BigInt(Math.min(...saldos)), den: 1n };
}

/** Not reduced: its denominator is the days it was taken over. */
function promedioDe(ganan: readonly Corte[]): Racional {
  let [num, den] = [0n, 0n];
  for (const { saldo, diasReales } of ganan) {
    num += BigInt(saldo) * BigInt(diasReales);
    den += BigInt(diasReales);
  }
  return den === 0n ? NADA : { num, den };
}
