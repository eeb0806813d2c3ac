// How far down the page the list begins: the window is what scrolls, so what is above counts.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface MargenSuperior {
  readonly lista: RefObject<HTMLTableSectionElement | null>;
  readonly margen: number;
}

export function useMargenSuperior(): MargenSuperior {
  const lista = useRef<HTMLTableSectionElement>(null);
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
  }, []);
  return { lista, margen };
}
