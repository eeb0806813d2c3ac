// Outgoing mail. Features say what to send inside their transaction; delivery happens afterwards and is tried
// again by itself. See abrir-cartero.ts for where it goes.
import type { Tx } from '../database/escribir.ts';

export interface Carta {
  readonly para: string;
  readonly asunto: string;
  readonly texto: string;
  /** Says something that only its addressee may read: it leaves by the mail server or not at all, and no copy stays. */
  readonly reservada?: true;
  readonly adjuntos?: readonly { readonly nombre: string; readonly tipo: string; readonly texto: string }[];
}

export interface Cartero {
  /** Whether letters leave for their mailboxes: without a server, a reserved one must not be written. */
  readonly hayServidor: boolean;
  /** Queued with the transaction: a rolled-back change sends nothing. */
  enviar(tx: Tx, carta: Carta): Promise<void>;
  /** Leaves now or fails, for whoever keeps count of what arrived and tries again by itself. */
  entregar(carta: Carta): Promise<void>;
}
