// «/» takes the keyboard to the search of the screen.
//
//   const buscador = useRef<HTMLElement>(null);
//   useEnfocarConBarra(buscador);            // the field, or what holds it
import type { RefObject } from 'react';
import { useTecla } from './key-press.ts';

export function useEnfocarConBarra(buscador: RefObject<HTMLElement | null>): void {
  useTecla('/', (event) => {
    const campo = buscador.current?.matches('input')
      ? buscador.current
      : buscador.current?.querySelector('input');
    if (!(campo instanceof HTMLInputElement)) return;
    event.preventDefault();
    campo.focus();
    campo.select();
  });
}
