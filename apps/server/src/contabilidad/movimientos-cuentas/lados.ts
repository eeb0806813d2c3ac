// Debe and haber, added up side by side.
import { CERO, type Centavos, centavos } from '@cuadra/core/dinero';

export interface Lados {
  readonly debe: Centavos;
  readonly haber: Centavos;
}

export function sumar(lados: readonly Lados[] = []): Lados {
  return lados.reduce(
    (suma, { debe, haber }) => ({ debe: centavos(suma.debe + debe), haber: centavos(suma.haber + haber) }),
    { debe: CERO, haber: CERO },
  );
}

export function restar({ debe, haber }: Lados, lados: readonly Lados[] = []): Lados {
  const deMenos = sumar(lados);
  return { debe: centavos(debe - deMenos.debe), haber: centavos(haber - deMenos.haber) };
}

/** Debe − haber of all of them. */
export function netoDe(lados: readonly Lados[]): Centavos {
  const { debe, haber } = sumar(lados);
  return centavos(debe - haber);
}
