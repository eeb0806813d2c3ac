// What a partida and its reversal leave together in each account: nothing, when it was whole; the lines that were not
// reversed, when it was by parts.
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { CERO, type Centavos, maximoDe, opuesto, restar, sumar } from '@cuadra/core/dinero';

interface Resto {
  readonly idCuenta: string;
  readonly nombreCuenta: string | null;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

type Lineas = PartidaCompleta['lineas'];

/** By account, in the order of the original; only those that are left with something. */
export function netoDe(original: Lineas, reversion: Lineas): Resto[] {
  const porCuenta = Map.groupBy([...original, ...reversion], ({ idCuenta }) => idCuenta);
  return [...porCuenta].flatMap(([idCuenta, lineas]) => {
    const saldo = sumar(lineas.map(({ debe, haber }) => restar(debe, haber)));
    if (saldo === 0) return [];
    const nombreCuenta = lineas[0]?.nombreCuenta ?? null;
    return [{ idCuenta, nombreCuenta, debe: maximoDe(CERO, saldo), haber: maximoDe(CERO, opuesto(saldo)) }];
  });
}
