// The consent of another person, as it comes with a request: whoever is told that something takes two sends the same again, asking for it,
// and again when it is given. What is asked for is tried in earnest first, and undone: nobody consents to what cannot be done.
import { hash } from 'node:crypto';
import type { ClaseDeOperacion, Operacion } from '@cuadra/core/control/operaciones';
import type { Centavos } from '@cuadra/core/dinero';
import type { Contexto, ContextoConActor } from './contexto.ts';
import { ProblemaError } from './problema.ts';

/** The request itself, to be sent again. */
export interface OrdenPedida {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

export type Consentimiento =
  /** To that operación: what else the request does stands on its own. */
  | { readonly modo: 'usar'; readonly id: string; readonly operacion: Operacion }
  | {
      readonly modo: 'pedir';
      readonly motivo: string | null;
      readonly orden: OrdenPedida;
      /** What its trial found, act by act; null: could be done alone. */
      readonly hallados: (ActoPorAutorizar | null)[];
    };

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

/** A trial that starts, or starts again. */
export function empezarEnsayo({ consentimiento }: Contexto): void {
  if (consentimiento?.modo === 'pedir') consentimiento.hallados.length = 0;
}

/** At the end of the transaction that tried it, whole: nothing of it stays. Of what tried nothing, everything does. */
export function terminarEnsayo({ consentimiento }: Contexto): void {
  if (consentimiento?.modo === 'pedir' && consentimiento.hallados.length > 0)
    resolverEnsayo(consentimiento.hallados);
}

/** What comes of a trial: what another person is asked for, or why nobody is. */
export function resolverEnsayo(hallados: (ActoPorAutorizar | null)[]): never {
  const [acto, ...mas] = hallados.splice(0).filter((uno) => uno !== null);
  if (acto === undefined) throw new ProblemaError('AUTORIZACION_INNECESARIA');
  // One consent is to one act: whoever gives it must see it whole, and have the power for it.
  if (mas.length > 0) throw new ProblemaError('DE_UNO_EN_UNO');
  throw new PorAutorizar(acto);
}

/** Who keeps what is asked for, and knows what was given; the room `control` does. */
export interface Consentimientos {
  /** The id of the one that waits from here on. */
  pedir(contexto: ContextoConActor, orden: OrdenPedida, acto: ActoPorAutorizar): Promise<string>;
  /** The operación that was consented to; refuses one that is not of this very request, or no longer serves. */
  exigir(contexto: ContextoConActor, id: string, orden: OrdenPedida): Promise<Operacion>;
  /** What was consented to is done. */
  usada(contexto: ContextoConActor): Promise<void>;
}

/** Bound to the letter: another amount, account, person or reason is another request. */
export const huellaDeOrden = ({ method, path, body }: OrdenPedida): Buffer =>
  hash('sha256', JSON.stringify([method, path, body ?? null]), 'buffer');
