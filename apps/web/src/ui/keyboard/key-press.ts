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
  key: string,
  run: (event: KeyboardEvent) => void,
  place?: RefObject<Element | null>,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isTheKey(event.key, key) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
      return;
    const writes = key.length === 1;
    const inMiddle = [...openDialogs(), ...(ofDialog.get(event) ?? [])].some(
      (dialogo) => !dialogo.contains(place?.current ?? null),
    );
    if ((writes && isWrittenIn(event.target)) || inMiddle) return;
    run(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', noteDialog, { capture: true });
    window.addEventListener('keydown', listener);
    const leave = claimKey(key);
    return () => {
      window.removeEventListener('keydown', listener);
      leave();
    };
  }, [key]);
}

/** The dialogs open when a key was pressed: one that closes with it is gone by the time the page hears of it. */
const ofDialog = new WeakMap<KeyboardEvent, readonly Element[]>();

function noteDialog(event: KeyboardEvent): void {
  ofDialog.set(event, openDialogs());
}

/** A letter is the same with the capitals locked. */
const isTheKey = (pressed: string, key: string): boolean =>
  pressed === key || (key.length === 1 && pressed.toLowerCase() === key.toLowerCase());

/** How many things on the page do something with each key. */
const attended = new Map<string, number>();

/** Notes that something does; the function it returns, that it no longer does. */
export function claimKey(key: string): () => void {
  const add = (count: number) => attended.set(key, (attended.get(key) ?? 0) + count);
  add(1);
  return () => void add(-1);
}

export const isKeyClaimed = (key: string): boolean => (attended.get(key) ?? 0) > 0;

/** Something asks for an answer first. */
export const hasOpenDialog = (): boolean => openDialogs().length > 0;

const openDialogs = (): readonly Element[] => [...document.querySelectorAll('[aria-modal="true"]')];

function isWrittenIn(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
