// Receipts as a sentence names them: a few by their number, and of many how many more there are.
import { type Centavos, formatearQuetzales } from '../dinero.ts';

const lista = new Intl.ListFormat('es', { type: 'conjunction' });

const RECIBOS_DICHOS_MAX = 4;

interface ConRecibo {
  readonly recibo: string;
}

/** `los recibos 12, 15 y 18`, `los recibos 1, 2, 3, 4 y 6 más`. */
export function losRecibos(movimientos: readonly ConRecibo[]): string {
  const numeros = movimientos.map(({ recibo }) => recibo);
  const demas = numeros.length - RECIBOS_DICHOS_MAX;
  // The fifth takes no more room than saying that there is one more.
  const dichos = demas > 1 ? [...numeros.slice(0, RECIBOS_DICHOS_MAX), `${demas} más`] : numeros;
  return `los recibos ${lista.format(dichos)}`;
}

/** `la salida del recibo 12 (Q 350.00)`, `una de las salidas de los recibos 12 y 15 (Q 350.00)`. */
export function decirIguales(
  primero: ConRecibo & { readonly sentido: 'entrada' | 'salida'; readonly monto: Centavos },
  todos: readonly ConRecibo[],
): string {
  const { recibo, sentido, monto } = primero;
  const cuales =
    todos.length > 1
      ? `una de las ${sentido}s de ${losRecibos(todos)}`
      : `la ${sentido} del recibo ${recibo}`;
  return `${cuales} (${formatearQuetzales(monto)})`;
}
