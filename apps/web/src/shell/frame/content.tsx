// The page's own place. The keyboard gets here over the menu, and after every navigation.
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { hasOpenDialog } from '#ui/keyboard/key-press.ts';
import { Box } from '#ui/layout/layout.tsx';

/** It takes the keyboard only to hand it on to what is in it. */
const SIN_CONTORNO = { outline: 'none' };

export function Content({ children }: { readonly children: ReactNode }) {
  const contenido = useRef<HTMLElement>(null);
  useFocusOnNavigation(contenido);
  return (
    <Box as="main" id="contenido" lang="es-GT" grow style={SIN_CONTORNO} ref={contenido} tabIndex={-1}>
      {children}
    </Box>
  );
}

// After following a link the keyboard starts at the new page, not at the link that is gone; unless the page has
// already put the focus where it wants it, or while it loaded something was opened over it or somebody began to write.
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
