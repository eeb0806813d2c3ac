// Escape belongs to the panel on top. Drawers and dialogs listen for it on the window, so that one press would close
// the panel and also the menu it was opened from; this listener is older than theirs and keeps it from them.
import { useEffect } from 'react';

interface Duena {
  readonly marco: () => HTMLElement | null;
  readonly cerrar: () => void;
}

let arriba: Duena | undefined;

addEventListener(
  'keydown',
  (event) => {
    if (event.key !== 'Escape' || event.isComposing || arriba === undefined) return;
    // In a dialog that opened over the panel it means that dialog.
    const desde = event.target;
    const esDeOtro = desde instanceof Element && desde !== document.body && !arriba.marco()?.contains(desde);
    if (esDeOtro) return;
    event.stopImmediatePropagation();
    arriba.cerrar();
  },
  { capture: true },
);

export function useEscapeFirst(marco: () => HTMLElement | null, cerrar: () => void): void {
  useEffect(() => {
    const duena = { marco, cerrar };
    arriba = duena;
    return () => {
      if (arriba === duena) arriba = undefined;
    };
  });
}
