// Debe and haber, added up side by side.
import { centavos } from '@cuadra/core/dinero';

export interface Lados {
  readonly debe: number;
  readonly haber: number;
}

export function sumar(lados: readonly Lados[] = []): Lados {
  return lados.reduce(
    (suma, { debe, haber }) => ({ debe: centavos(suma.debe + debe), haber: centavos(suma.haber + haber) }),
    { debe: 0, haber: 0 },
  );
}

export function restar({ debe, haber }: Lados, lados: readonly Lados[] = []): Lados {
  const deMenos = sumar(lados);
  return { debe: centavos(debe - deMenos.debe), haber: centavos(haber - deMenos.haber) };
}
