// An order that takes the consent of another person waits here until it is given or left. Whoever shows the question attends to it;
// with nobody there to show it, the order is refused as it was. One at a time: the next one is asked when the one before is over.
import type { ApiError } from './api-error.ts';
import { createStore, type ReadableStore } from './store.ts';

export interface ConsentRequest {
  /** Why the server refused it. */
  readonly requerida: ApiError;
  /** Sends the same order, asking for consent: the id of what waits from then on. */
  readonly pedir: (motivo: string) => Promise<string>;
  /** Consent was given: the order goes on. */
  readonly dada: (id: string) => void;
  /** Not now, or not at all: the order is refused with this. */
  readonly dejada: (error: ApiError) => void;
}

/** The refusal that says that it was asked for, with its id. */
export type Asked = ApiError & { readonly autorizacion: string };

const pregunta = createStore<ConsentRequest | undefined>(undefined);
let anterior: Promise<unknown> = Promise.resolve();
let atendida = false;
let pedida: Asked | undefined;

/** The one that is being asked, if there is one. */
export const consentRequest: ReadableStore<ConsentRequest | undefined> = pregunta;

interface Order {
  readonly requerida: ApiError;
  readonly pedir: (motivo: string) => Promise<Asked>;
}

/** The id of the consent that was given. */
export function askForConsent(orden: Order): Promise<string> {
  const suya = anterior.then(() => (atendida ? preguntar(orden) : Promise.reject(orden.requerida)));
  anterior = suya.catch(() => undefined);
  return suya;
}

function preguntar({ requerida, pedir }: Order): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const terminar = () => {
      pregunta.set(undefined);
      pedida = undefined;
    };
    pregunta.set({
      requerida,
      pedir: async (motivo) => {
        pedida = await pedir(motivo);
        return pedida.autorizacion;
      },
      dada: (id) => {
        terminar();
        resolve(id);
      },
      dejada: (error) => {
        terminar();
        reject(error);
      },
    });
  });
}

/** Until the function it returns is called; then whatever was asked is left. */
export function attendConsentRequests(): () => void {
  atendida = true;
  return () => {
    atendida = false;
    leaveConsentRequest();
  };
}

/** Asked for, it goes on waiting though nobody looks: the refusal says so where the order was given. */
export function leaveConsentRequest(): void {
  const actual = pregunta.getSnapshot();
  actual?.dejada(pedida ?? actual.requerida);
}
