// Asks the person to prove again who they are when something they ordered needs it; what they ordered waits, and goes on
// by itself. Mounted once, around every screen, and before any other dialog: Escape is its answer alone while it asks.
import { type ComponentType, useEffect, useState } from 'react';
import { session } from '#platform/current-session.ts';
import { attendProofRequests, proofRequest } from '#platform/proof-request.ts';
import { useStore } from '#platform/store.ts';

export interface DialogoProps {
  readonly onResponder: (probada: boolean) => void;
}

const desistir = () => proofRequest.getSnapshot()?.responder(false);

export function Reautenticacion() {
  const pregunta = useStore(proofRequest);
  const [Dialogo, setDialogo] = useState<ComponentType<DialogoProps>>();
  useEffect(attendProofRequests, []);
  useEffect(() => session.alTerminar(desistir), []);
  useEffect(() => {
    const alTeclear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || proofRequest.getSnapshot() === undefined) return;
      event.stopImmediatePropagation();
      desistir();
    };
    window.addEventListener('keydown', alTeclear, { capture: true });
    return () => window.removeEventListener('keydown', alTeclear, { capture: true });
  }, []);
  useEffect(() => {
    if (pregunta === undefined) return;
    // It comes with its first use; without it there is no way to ask.
    void import('./dialogo.tsx').then(({ Dialogo: llegado }) => setDialogo(() => llegado), desistir);
  }, [pregunta]);
  if (pregunta === undefined || Dialogo === undefined) return null;
  return <Dialogo onResponder={pregunta.responder} />;
}
