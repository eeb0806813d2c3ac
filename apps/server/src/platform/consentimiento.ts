// The consent of another person, as it comes with a request: whoever is told that something takes two sends the same again, asking for it,
// and again when it is given. What is asked for is tried in earnest first, and undone: nobody consents to what cannot be done.
import { hash } from 'node:crypto';
import type { ClaseDeOperacion, Operacion } from '@cuadra/core/control/operaciones';
import type { Centavos } from '@cuadra/core/dinero';
import type { ContextoConActor } from './contexto.ts';

/** The request itself, to be sent again. */
export interface OrdenPedida {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

export type Consentimiento =
  | { readonly modo: 'usar'; readonly id: string }
  | { readonly modo: 'pedir'; readonly motivo: string | null; readonly orden: OrdenPedida };

/** What another person consents to, and what they must see. */
export interface ActoPorAutorizar {
  readonly operacion: Operacion;
  readonly clase: ClaseDeOperacion;
  readonly agencia: string;
  readonly monto: Centavos;
  readonly huellas: readonly Buffer[];
  /** Savings accounts. */
  readonly cuentas: readonly number[];
  readonly resumen: string;
  /** Why it takes two. */
  readonly razon: string;
}

/** Nothing was refused and nothing was done: it can be, with another person. An error, so that nothing of it stays. */
export class PorAutorizar extends Error {
  readonly acto: ActoPorAutorizar;

  constructor(acto: ActoPorAutorizar) {
    super('Lo autoriza antes otra persona.');
    this.acto = acto;
  }
}

/** Who keeps what is asked for, and knows what was given; the room `control` does. */
export interface Consentimientos {
  /** The id of the one that waits from here on. */
  pedir(contexto: ContextoConActor, orden: OrdenPedida, acto: ActoPorAutorizar): Promise<string>;
  /** Refuses one that is not of this very request, or no longer serves. */
  exigir(contexto: ContextoConActor, id: string, orden: OrdenPedida): Promise<void>;
}

/** Bound to the letter: another amount, account, person or reason is another request. */
export const huellaDeOrden = ({ method, path, body }: OrdenPedida): Buffer =>
  hash('sha256', JSON.stringify([method, path, body ?? null]), 'buffer');
