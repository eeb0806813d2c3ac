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

const PREGUNTA: Question = {
  titulo: 'Hay cambios sin guardar',
  texto: 'Si sale ahora, se pierde lo que escribió.',
  accion: 'Salir sin guardar',
};

export function useLeaveGuard(
  hayCambios: boolean,
  de: 'panel' | 'pagina' = 'panel',
  pregunta = PREGUNTA,
): () => void {
  const confirmar = useConfirm();
  const libre = useRef(false);
  useBlocker({
    disabled: !hayCambios,
    enableBeforeUnload: () => !libre.current,
    shouldBlockFn: async ({ current, next }) => {
      if (de === 'pagina' && current.pathname === next.pathname) return false;
      // The session ended: there is nobody to save for, and the way to the sign-in page must stay open.
      if (libre.current || session.usuario() === undefined) return false;
      return !(await confirmar({ ...pregunta, peligro: true }));
    },
  });
  return useCallback(() => {
    libre.current = true;
  }, []);
}
