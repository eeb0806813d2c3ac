// How far down the page a list begins: the window is what scrolls, so what is above counts.
import { type RefObject, useLayoutEffect, useState } from 'react';

export function useTopMargin(lista: RefObject<HTMLElement | null>): number {
  const [margen, setMargen] = useState(0);
  useLayoutEffect(() => {
    const medir = () => {
      if (lista.current === null) return;
      setMargen(Math.round(lista.current.getBoundingClientRect().top + window.scrollY));
    };
    medir();
    // Whatever grows above the list makes the page longer. Measuring while scrolling would only slow it down.
    const vigia = new ResizeObserver(medir);
    vigia.observe(document.body);
    return () => vigia.disconnect();
  }, [lista]);
  return margen;
}
