// Watches over the session while somebody is signed in: warns when nobody works, ends it when nobody answers, and tells
// the server meanwhile that the person is still there. Any activity, in any tab, is an answer.
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { readToken } from '#platform/token.ts';
import { unsaved } from '#ui/dialogs/unsaved.ts';
import type { IdleSettings, IdleState } from './idle-clock.ts';
import { IdleDialog, type WarningOutcome } from './idle-dialog.tsx';
import { type Watch, watch } from './watch.ts';

/** Without settings, those of the watch itself. */
export function IdleWatch({ ajustes }: { readonly ajustes?: IdleSettings }) {
  const router = useRouter();
  const [estado, setEstado] = useState<IdleState>({ fase: 'activa' });
  const [vigilancia, setVigilancia] = useState<Watch>();

  const cerrar = (resultado: WarningOutcome) => {
    if (resultado === 'continue') return vigilancia?.continuar();
    // Another tab was first and took the session with it: the news is on its way.
    if (readToken() === null) return;
    unsaved.conservar();
    void router.navigate({
      to: '/sign-out',
      search: { motivo: 'inactividad', redirectURL: router.state.location.href },
      replace: true,
      // There is nobody to ask about what is not saved; it is kept.
      ignoreBlocker: true,
    });
  };
  const alVencer = useEffectEvent(() => cerrar('expire'));

  // A computer that wakes up expired may still be without network: the page it must go to is already here.
  useEffect(() => void router.preloadRoute({ to: '/sign-out' }), [router]);
  useEffect(() => {
    const nueva = watch(setEstado, ajustes);
    setVigilancia(nueva);
    return nueva.dejar;
  }, [ajustes]);
  useEffect(() => {
    if (estado.fase === 'vencida') alVencer();
  }, [estado.fase]);

  return <IdleDialog segundos={estado.fase === 'aviso' ? estado.segundos : undefined} onCerrar={cerrar} />;
}
