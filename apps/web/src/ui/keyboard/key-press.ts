// A key that does something from anywhere but an open dialog and, if it writes, a field. By the character and not by the
// key: on Spanish keyboards «/» and «?» are typed with Shift.
//
//   useKeyPress('?', () => setAbierta(true));
//   useKeyPress('F1', (event) => …);
//   useKeyPress('a', autorizar, botones);
//
// What stands in a panel says where (`lugar`): on a small screen the panel is a dialog, and its keys are its own.
import { type RefObject, useEffect, useEffectEvent } from 'react';

export function useKeyPress(
  tecla: string,
  hacer: (event: KeyboardEvent) => void,
  lugar?: RefObject<Element | null>,
): void {
  const alTeclear = useEffectEvent((event: KeyboardEvent) => {
    if (
      !esLaTecla(event.key, tecla) ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.defaultPrevented
    )
      return;
    const escribe = tecla.length === 1;
    const enMedio = [...openDialogs(), ...(deUnDialogo.get(event) ?? [])].some(
      (dialogo) => !dialogo.contains(lugar?.current ?? null),
    );
    if ((escribe && seEscribeEn(event.target)) || enMedio) return;
    hacer(event);
  });
  useEffect(() => {
    const oyente = (event: KeyboardEvent) => alTeclear(event);
    window.addEventListener('keydown', anotarDialogo, { capture: true });
    window.addEventListener('keydown', oyente);
    const dejar = claimKey(tecla);
    return () => {
      window.removeEventListener('keydown', oyente);
      dejar();
    };
  }, [tecla]);
}

/** The dialogs open when a key was pressed: one that closes with it is gone by the time the page hears of it. */
const deUnDialogo = new WeakMap<KeyboardEvent, readonly Element[]>();

function anotarDialogo(event: KeyboardEvent): void {
  deUnDialogo.set(event, openDialogs());
}

/** A letter is the same with the capitals locked. */
const esLaTecla = (pulsada: string, tecla: string): boolean =>
  pulsada === tecla || (tecla.length === 1 && pulsada.toLowerCase() === tecla.toLowerCase());

/** How many things on the page do something with each key. */
const atendidas = new Map<string, number>();

/** Notes that something does; the function it returns, that it no longer does. */
export function claimKey(tecla: string): () => void {
  const sumar = (cuantas: number) => atendidas.set(tecla, (atendidas.get(tecla) ?? 0) + cuantas);
  sumar(1);
  return () => void sumar(-1);
}

export const isKeyClaimed = (tecla: string): boolean => (atendidas.get(tecla) ?? 0) > 0;

/** Something asks for an answer first. */
export const hasOpenDialog = (): boolean => openDialogs().length > 0;

const openDialogs = (): readonly Element[] => [...document.querySelectorAll('[aria-modal="true"]')];

function seEscribeEn(destino: EventTarget | null): boolean {
  return (
    destino instanceof HTMLElement &&
    (destino.isContentEditable || destino.matches('input, textarea, select'))
  );
}
