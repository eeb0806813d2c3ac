// Whoever opens something from the keyboard gets back to where they were when it closes. For what is mounted only while
// it is open.
import { useEffect, useState } from 'react';

export function useReturnFocus(): void {
  const [anterior] = useState(() => document.activeElement);
  useEffect(() => {
    return () => {
      if (anterior instanceof HTMLElement && anterior.isConnected) anterior.focus({ preventScroll: true });
    };
  }, [anterior]);
}
