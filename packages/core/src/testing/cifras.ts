// For tests: the figures of an account that moved nothing, with what the test says.
import { CERO } from '../dinero.ts';
import type { Cifras } from '../estados-financieros/cifras.ts';

export function cifrasDePrueba(dichas: Partial<Cifras>): Cifras {
  const nada = { debe: CERO, haber: CERO };
  const razones = { efectivo: nada, capital: nada, ajuste: nada, externo: nada };
  return { inicial: CERO, final: CERO, todo: nada, cierre: nada, apertura: nada, razones, ...dichas };
}
