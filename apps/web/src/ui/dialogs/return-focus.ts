// Whoever opens something from the keyboard gets back to where they were when it closes. For what is mounted only while
// it is open. The keyboard that has already gone elsewhere (to the next row of the list, whose panel takes its place) is
// left where it is.
import { useEffect, useState } from 'react';

export function useReturnFocus(): void {
  const [previous] = useState(() => document.activeElement);
  useEffect(() => {
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && previous instanceof HTMLElement && previous.isConnected)
        previous.focus({ preventScroll: true });
    };
  }, [previous]);
}
