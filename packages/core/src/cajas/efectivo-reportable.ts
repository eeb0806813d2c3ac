// Cash from which on the origin of the funds is asked for. The threshold is stated in US dollars and reached in quetzales:
// compared as the exact products they are, so that no rounding lets a centavo pass.
import { type Centavos, centavos } from '../dinero.ts';
import { MILLON } from './denominaciones.ts';

export interface EfectivoDelDia {
  /** What the person already moved that day. */
  readonly acumulado: Centavos;
  readonly monto: Centavos;
  /** In cents of dollar. */
  readonly umbralUsd: number;
  /** Quetzales per dollar in parts per million. */
  readonly tasaPpm: number;
}

/** At the threshold it is asked for, not only above it. */
export function superaUmbral({ acumulado, monto, umbralUsd, tasaPpm }: EfectivoDelDia): boolean {
  return (BigInt(acumulado) + BigInt(monto)) * MILLON >= BigInt(umbralUsd) * BigInt(tasaPpm);
}

/** The least amount that reaches it, so that the figure that people read and the one that is judged never disagree. */
export function umbralEnQuetzales(umbralUsd: number, tasaPpm: number): Centavos {
  return centavos(Number((BigInt(umbralUsd) * BigInt(tasaPpm) + MILLON - 1n) / MILLON));
}
