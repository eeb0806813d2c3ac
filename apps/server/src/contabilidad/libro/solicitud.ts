// A request to post one partida, with what must still hold when its turn comes.
import type { Contexto } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/write.ts';
import type { Contabilizada, PartidaPorContabilizar } from './contabilizar.ts';
import type { Llave } from './llaves.ts';

export interface Solicitud {
  readonly contexto: Contexto;
  /** What the bitácora calls it: partidas:contabilizar, partidas:aprobar, partidas:revertir… */
  readonly accion: string;
  readonly partida: PartidaPorContabilizar;
  /** Whether the actor's own limits decide; not for approvals nor for what the system posts. */
  readonly sujetaALimite: boolean;
  /** The draft it comes from: it must still be as it was read, and is gone once posted. */
  readonly borrador?: { readonly id: string; readonly version: number };
  /** The caller's Idempotency-Key with the digest of the body it came with. */
  readonly llave?: Llave | undefined;
  /** What else must hold, asked in the same transaction once the rules admit it; a refusal is this request's own. */
  readonly exigir?: (tx: Tx) => Promise<Veredicto | undefined>;
  /** What else happens if it is posted, and only then: in the same transaction. */
  readonly alContabilizar?: (tx: Tx, hecha: Contabilizada) => Promise<void>;
}

export type Veredicto =
  | { readonly contabilizada: Contabilizada }
  /** The key was used before with this same body: the answer is that partida's. */
  | { readonly idRepetida: string }
  /** Whoever asked is answered with it: a ProblemaError, or what they themselves refused it with. */
  | { readonly problema: Error };
