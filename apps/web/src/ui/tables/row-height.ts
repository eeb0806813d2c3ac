// How tall a row is: as close as the person likes them (platform/habits.ts). The tables that draw only the rows in sight
// reckon with the same figure that the stylesheets read, so it is said once, here.
//
//   const alto = useRowHeight();
import { useLayoutEffect } from 'react';
import { useHabits } from '#platform/habits.ts';
import type { Density } from '#platform/habits-store.ts';

const rowHeights: Readonly<Record<Density, number>> = { comoda: 34, compacta: 26 };

export const useRowHeight = (): number => rowHeights[useHabits().densidad];

/** While the shell is there, the stylesheets know it: `--cuadra-fila`, and `data-densidad` for what is around the rows. */
export function useDocumentDensity(): void {
  const { densidad } = useHabits();
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.setAttribute('data-densidad', densidad);
    documentElement.style.setProperty('--cuadra-fila', `${rowHeights[densidad]}px`);
    return () => {
      documentElement.removeAttribute('data-densidad');
      documentElement.style.removeProperty('--cuadra-fila');
    };
  }, [densidad]);
}
