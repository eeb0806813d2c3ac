// Debe and haber, added up side by side.
import { type Centavos, restar, sumar } from '@cuadra/core/dinero';

export interface Lados {
  readonly debe: Centavos;
  readonly haber: Centavos;
}

export function sumarLados(lados: readonly Lados[] = []): Lados {
  return { debe: sumar(lados.map(({ debe }) => debe)), haber: sumar(lados.map(({ haber }) => haber)) };
}

export function restarLados({ debe, haber }: Lados, lados: readonly Lados[] = []): Lados {
  const deMenos = sumarLados(lados);
  return { debe: restar(debe, deMenos.debe), haber: restar(haber, deMenos.haber) };
}

/** Debe − haber of all of them. */
export function netoDe(lados: readonly Lados[]): Centavos {
  const { debe, haber } = sumarLados(lados);
  return restar(debe, haber);
}
