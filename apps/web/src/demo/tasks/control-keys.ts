// What is done with Ctrl (Cmd on a Mac) and a character from anywhere in the application, a field included. By the
// character: on Spanish keyboards «/» is typed with Shift.
import { useEffect, useEffectEvent } from 'react';
import { useIsAsking } from '#ui/dialogs/confirm.tsx';
import { hasOpenDialog } from '#ui/keyboard/key-press.ts';

/** `inDrawer`: the dialog that is open is the application's own. */
export function useControlKeys(keys: Readonly<Record<string, () => void>>, inDrawer: boolean): void {
  const asking = useIsAsking();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const work = keys[event.key];
    if (work === undefined || !(event.ctrlKey || event.metaKey) || event.altKey || event.repeat) return;
    if (asking || (hasOpenDialog() && !inDrawer)) return;
    event.preventDefault();
    work();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
