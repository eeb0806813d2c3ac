// The page lives apart from the layout around it: changing the layout moves the page into the new one as it is, with
// whatever is typed in it, instead of making it anew. React keeps it because it is drawn from one place, into an
// element that each layout takes in.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

interface PaginaMovible {
  /** Goes into the layout, where the page is to be seen. */
  readonly lugar: ReactNode;
  /** Goes after the layout, so that the page finds its place ready. */
  readonly pagina: ReactNode;
}

/** Neither element takes part in how the page is laid out. */
const SIN_CAJA = { display: 'contents' };

export function useMovablePage(children: ReactNode): PaginaMovible {
  const [hoja] = useState(() => {
    const elemento = document.createElement('div');
    elemento.style.display = SIN_CAJA.display;
    return elemento;
  });
  return { lugar: <Lugar hoja={hoja} />, pagina: createPortal(children, hoja) };
}

function Lugar({ hoja }: { readonly hoja: HTMLElement }) {
  const lugar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    lugar.current?.append(hoja);
  }, [hoja]);
  return <div ref={lugar} style={SIN_CAJA} />;
}
