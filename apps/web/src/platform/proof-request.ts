// A call that the server refuses until its person proves again who they are waits here for the answer. Whoever shows the
// question attends to it; with nobody there to show it, the answer is no. Calls that meet it together share one question.
import { createStore, type ReadableStore } from './store.ts';

export interface ProofRequest {
  /** Whether it was proved. The first answer counts. */
  readonly responder: (probada: boolean) => void;
}

const pregunta = createStore<ProofRequest | undefined>(undefined);
let enCurso: Promise<boolean> | undefined;
let atendida = false;

/** The question that is being asked, if there is one. */
export const proofRequest: ReadableStore<ProofRequest | undefined> = pregunta;

export function askForProof(): Promise<boolean> {
  if (!atendida) return Promise.resolve(false);
  enCurso ??= new Promise((resolve) => {
    pregunta.set({
      responder: (probada) => {
        enCurso = undefined;
        pregunta.set(undefined);
        resolve(probada);
      },
    });
  });
  return enCurso;
}

/** Until the function it returns is called; then whatever was asked is answered no. */
export function attendProofRequests(): () => void {
  atendida = true;
  return () => {
    atendida = false;
    pregunta.getSnapshot()?.responder(false);
  };
}
