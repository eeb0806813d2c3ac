// What a stranger asks about an account takes the same time whether the account exists or not: the answer waits for a
// moment longer than the work ever needs.
import type { Reloj } from '#platform/reloj.ts';

export const TIEMPO_MS = 400;

export async function tardarLoMismo<T>(reloj: Pick<Reloj, 'esperar'>, trabajo: Promise<T>): Promise<T> {
  const [resultado] = await Promise.all([trabajo, reloj.esperar(TIEMPO_MS)]);
  return resultado;
}
