// «/» takes the keyboard to the search of the screen.
//
//   const buscador = useRef<HTMLElement>(null);
//   useFocusWithSlash(buscador);            // the field, or what holds it
import type { RefObject } from 'react';
import { useKeyPress } from './key-press.ts';

export function useFocusWithSlash(searcher: RefObject<HTMLElement | null>): void {
  useKeyPress('/', (event) => {
    const field = searcher.current?.matches('input')
      ? searcher.current
      : searcher.current?.querySelector('input');
    if (!(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}
