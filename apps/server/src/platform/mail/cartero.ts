// Outgoing mail. Features say what to send inside their transaction; delivery happens afterwards and is tried
// again by itself. See abrir-cartero.ts for where it goes.
import type { Tx } from '../database/escribir.ts';

export interface Carta {
  readonly para: string;
  readonly asunto: string;
  readonly texto: string;
}

export interface Cartero {
  /** Queued with the transaction: a rolled-back change sends nothing. */
  enviar(tx: Tx, carta: Carta): Promise<void>;
}
