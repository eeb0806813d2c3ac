// A key that does something from anywhere but an open dialog and, if it writes, a field. By the character and not by the
// key: on Spanish keyboards «/» and «?» are typed with Shift.
//
//   useTecla('?', () => setAbierta(true));
//   useTecla('F1', (event) => …);
import { useEffect, useEffectEvent } from 'react';

export function useTecla(tecla: string, hacer: (event: KeyboardEvent) => void): void {
  const alTeclear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== tecla || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
      return;
    const escribe = tecla.length === 1;
    if ((escribe && seEscribeEn(event.target)) || hayDialogo()) return;
    hacer(event);
  });
  useEffect(() => {
    const oyente = (event: KeyboardEvent) => alTeclear(event);
    window.addEventListener('keydown', oyente);
    return () => window.removeEventListener('keydown', oyente);
  }, []);
}

/** Something asks for an answer first. */
export const hayDialogo = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

function seEscribeEn(destino: EventTarget | null): boolean {
  return (
    destino instanceof HTMLElement &&
    (destino.isContentEditable || destino.matches('input, textarea, select'))
  );
}
