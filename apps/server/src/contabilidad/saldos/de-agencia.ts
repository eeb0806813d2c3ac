import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';

/** A finding and whose it is; null: of every agencia. */
export interface DeAgencia {
  readonly agencia: string | null;
  readonly hallazgo: Hallazgo;
}
