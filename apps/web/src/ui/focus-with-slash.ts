// «/» takes the keyboard to the search of the screen, from anywhere but a field or an open dialog. By the character and
// not by the key: on Spanish keyboards it is typed with Shift.
//
//   const buscador = useRef<HTMLElement>(null);
//   useEnfocarConBarra(buscador);            // the field, or what holds it
import { type RefObject, useEffect } from 'react';

export function useEnfocarConBarra(buscador: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const alTeclear = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (seEscribeEn(event.target) || document.querySelector('[aria-modal="true"]') !== null) return;
      const campo = buscador.current?.matches('input')
        ? buscador.current
        : buscador.current?.querySelector('input');
      if (!(campo instanceof HTMLInputElement)) return;
      event.preventDefault();
      campo.focus();
      campo.select();
    };
    window.addEventListener('keydown', alTeclear);
    return () => window.removeEventListener('keydown', alTeclear);
  }, [buscador]);
}

function seEscribeEn(destino: EventTarget | null): boolean {
  return (
    destino instanceof HTMLElement &&
    (destino.isContentEditable || destino.matches('input, textarea, select'))
  );
}
