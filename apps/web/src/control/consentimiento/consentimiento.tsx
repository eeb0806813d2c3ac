// Asks another person for what takes two, over whatever was being done; the order waits, and goes on by itself. Mounted once, around every
// screen, and before any other dialog: Escape leaves this alone while it is open.
import { type ComponentType, useEffect, useState } from 'react';
import {
  attendConsentRequests,
  type ConsentRequest,
  consentRequest,
  leaveConsentRequest,
} from '#platform/consent-request.ts';
import { session } from '#platform/current-session.ts';
import { proofRequest } from '#platform/proof-request.ts';
import { useStore } from '#platform/store.ts';

export interface DialogoProps {
  readonly pregunta: ConsentRequest;
}

export function Consentimiento() {
  const pregunta = useStore(consentRequest);
  const [Dialogo, setDialogo] = useState<ComponentType<DialogoProps>>();
  useEffect(attendConsentRequests, []);
  useEffect(() => session.alTerminar(leaveConsentRequest), []);
  useEffect(() => {
    const alTeclear = (event: KeyboardEvent) => {
      // The proof of who one is, which asking may take, stands above it.
      if (
        event.key !== 'Escape' ||
        consentRequest.getSnapshot() === undefined ||
        proofRequest.getSnapshot() !== undefined
      )
        return;
      event.stopImmediatePropagation();
      leaveConsentRequest();
    };
    window.addEventListener('keydown', alTeclear, { capture: true });
    return () => window.removeEventListener('keydown', alTeclear, { capture: true });
  }, []);
  useEffect(() => {
    if (pregunta === undefined) return;
    // It comes with its first use; without it there is no way to ask.
    void import('./dialogo.tsx').then(
      ({ Dialogo: llegado }) => setDialogo(() => llegado),
      leaveConsentRequest,
    );
  }, [pregunta]);
  if (pregunta === undefined || Dialogo === undefined) return null;
  return <Dialogo pregunta={pregunta} />;
}
