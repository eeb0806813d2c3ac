// The slip of the hand that every bookkeeper knows: 54 written for 45. What it makes is always a multiple of nine.
import { type Centavos, centavos } from '../dinero.ts';

/** What an amount may have been if two of its neighbouring digits changed places. */
export function montosTranspuestos(monto: Centavos): Centavos[] {
  // A zero before it: 10.50 written 01.50 reads 1.50.
  const cifras = [...`0${monto}`];
  const posibles = cifras.slice(1).map((siguiente, lugar) => {
    const cambiadas = cifras.with(lugar, siguiente).with(lugar + 1, cifras[lugar] ?? '');
    return centavos(Number(cambiadas.join('')));
  });
  return [...new Set(posibles)].filter((posible) => posible !== monto);
}
