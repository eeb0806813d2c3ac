// What a stranger asks about an account takes the same time whether the account exists or not: the answer waits for a
// moment longer than the work ever needs.
import { setTimeout as esperar } from 'node:timers/promises';

const TIEMPO_MS = 400;

export async function tardarLoMismo<T>(trabajo: Promise<T>): Promise<T> {
  const [resultado] = await Promise.all([trabajo, esperar(TIEMPO_MS)]);
  return resultado;
}
