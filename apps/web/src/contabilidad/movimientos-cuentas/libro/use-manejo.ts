// Clicks and keys on the book, attended once for all its rows: the arrows go through them and Enter opens the partida.
import { useRouter } from '@tanstack/react-router';
import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { targetOf } from '../../../ui/tables/paged-rows.ts';

interface Manejo {
  readonly cuantas: number;
  readonly activa: number;
  readonly altoDeFila: number;
  readonly lista: RefObject<HTMLElement | null>;
  readonly setActiva: (indice: number) => void;
  /** Brings a row into sight. */
  readonly irA: (indice: number) => void;
}

// The header, the totals, and a row of the page before, so that the eye does not get lost.
const FILAS_QUE_QUEDAN = 4;

export function useManejo({ cuantas, activa, altoDeFila, lista, setActiva, irA }: Manejo) {
  const { history } = useRouter();
  const filaDe = (indice: number) => lista.current?.querySelector<HTMLElement>(`[data-index="${indice}"]`);
  const enfocar = (indice: number) => {
    // Drawn before it is given the keyboard.
    flushSync(() => setActiva(indice));
    irA(indice);
    filaDe(indice)?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const pagina = Math.max(1, Math.floor(window.innerHeight / altoDeFila) - FILAS_QUE_QUEDAN);
    const destino = targetOf(event.key, { indice: activa, cuantas, pagina });
    if (destino !== undefined) {
      event.preventDefault();
      return enfocar(destino);
    }
    // A link inside of a row has its own Enter.
    if (event.key !== 'Enter' || event.target !== filaDe(activa)) return;
    filaDe(activa)?.querySelector<HTMLElement>('[data-principal]')?.click();
  };
  const onClick = (event: MouseEvent) => {
    const enlace = event.target instanceof Element ? event.target.closest('a') : null;
    if (enlace === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // Within the application; with a key held, as the browser does it.
    event.preventDefault();
    history.push(enlace.getAttribute('href') ?? '');
  };
  // Whatever brought the keyboard to a row, it goes on from there.
  const onFocus = ({ target }: FocusEvent) => {
    const fila = target instanceof Element ? target.closest('[data-index]') : null;
    if (fila !== null) setActiva(Number(fila.getAttribute('data-index')));
  };
  return { onKeyDown, onClick, onFocus };
}
