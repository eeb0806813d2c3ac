// Nothing typed is lost by a slip: leaving with changes that are not saved asks first, whatever the way out (a link,
// the back button, closing the panel or the tab).
//
//   const dejarSalir = useLeaveGuard(isDirty);
//   … after saving: dejarSalir(); cerrar();
//
// A form in a panel that the address opens guards any change of the address; one that stays on the page whatever
// panel opens over it (`de: 'pagina'`), only going to another page.
import { useBlocker } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { session } from '#platform/current-session.ts';
import { type Question, useConfirm } from './confirm.tsx';

const QUESTION: Question = {
  title: 'Hay cambios sin guardar',
  text: 'Si sale ahora, se pierde lo que escribió.',
  action: 'Salir sin guardar',
};

export function useLeaveGuard(
  hasChanges: boolean,
  de: 'panel' | 'pagina' = 'panel',
  question = QUESTION,
): () => void {
  const confirm = useConfirm();
  const free = useRef(false);
  useBlocker({
    disabled: !hasChanges,
    enableBeforeUnload: () => !free.current,
    shouldBlockFn: async ({ current, next }) => {
      if (de === 'pagina' && current.pathname === next.pathname) return false;
      // The session ended: there is nobody to save for, and the way to the sign-in page must stay open.
      if (free.current || session.usuario() === undefined) return false;
      return !(await confirm({ ...question, danger: true }));
    },
  });
  return useCallback(() => {
    free.current = true;
  }, []);
}
