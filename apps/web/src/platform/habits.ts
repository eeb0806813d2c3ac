// The habits of whoever uses this browser (habits-store.ts), the same in every tab.
//
//   const { densidad } = useHabits();
//   saveHabit({ densidad: 'compacta' });
import { useLayoutEffect } from 'react';
import { session } from './current-session.ts';
import { createHabits } from './habits-store.ts';
import { useStore } from './store.ts';

const habitos = createHabits({ almacen: localStorage, persona: session });

window.addEventListener('storage', ({ key }) => habitos.alEscribirse(key));

export const saveHabit = habitos.guardar;
export const useHabits = () => useStore(habitos);

export function toggleDensity(): void {
  const { densidad } = habitos.getSnapshot();
  habitos.guardar({ densidad: densidad === 'comoda' ? 'compacta' : 'comoda' });
}

/** While the shell is there, the document says how close the rows stand; the tables' styles read it (theme/app.css). */
export function useDocumentDensity(): void {
  const { densidad } = useHabits();
  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-densidad', densidad);
    return () => document.documentElement.removeAttribute('data-densidad');
  }, [densidad]);
}
