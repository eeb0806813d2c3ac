// After following a link the keyboard starts at the new page, not at the link that is gone; unless the page has
// already put the focus where it wants it, or while it loaded something was opened over it or somebody began to write.
import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { hasOpenDialog } from '#ui/keyboard/key-press.ts';

export function useFocusOnNavigation(contenido: RefObject<HTMLElement | null>): void {
  const ruta = useLocation({ select: ({ pathname }) => pathname });
  const anterior = useRef(ruta);
  useEffect(() => {
    if (anterior.current === ruta) return;
    anterior.current = ruta;
    if (hasOpenDialog() || isWriting() || contenido.current?.contains(document.activeElement)) return;
    contenido.current?.focus({ preventScroll: true });
  }, [ruta, contenido]);
}

const isWriting = (): boolean =>
  document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLTextAreaElement;
