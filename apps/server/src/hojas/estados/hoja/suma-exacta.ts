// Amounts of a file are far inside exact integers; only one made to hurt has enough of them to leave.
import { EstadoIlegible } from '@cuadra/core/bancos/estado-de-cuenta';
import { type Centavos, centavos } from '@cuadra/core/dinero';

export function sumaExacta(montos: readonly Centavos[]): Centavos {
  return acumular(montos).at(-1) ?? centavos(0);
}

/** What they add up to after each one. */
export function acumular(montos: readonly Centavos[]): Centavos[] {
  let suma = 0;
  return montos.map((monto) => {
    suma += monto;
    if (!Number.isSafeInteger(suma))
      throw new EstadoIlegible('La suma de los movimientos es demasiado grande.');
    return centavos(suma);
  });
}
