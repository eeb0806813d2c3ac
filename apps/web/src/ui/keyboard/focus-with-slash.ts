// «/» takes the keyboard to the search of the screen.
//
//   const buscador = useRef<HTMLElement>(null);
//   useFocusWithSlash(buscador);            // the field, or what holds it
import type { RefObject } from 'react';
import { useKeyPress } from './key-press.ts';

export function useFocusWithSlash(buscador: RefObject<HTMLElement | null>): void {
  useKeyPress('/', (event) => {
    const campo = buscador.current?.matches('input')
      ? buscador.current
      : buscador.current?.querySelector('input');
    if (!(campo instanceof HTMLInputElement)) return;
    event.preventDefault();
    campo.focus();
    campo.select();
  });
}
