// How far down the page the list begins: the window is what scrolls, so what is above counts.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface MargenSuperior {
  readonly lista: RefObject<HTMLTableSectionElement | null>;
  readonly margen: number;
}

export function useMargenSuperior(): MargenSuperior {
  const lista = useRef<HTMLTableSectionElement>(null);
  const [margen, setMargen] = useState(0);
  // After every render: whatever is above may have grown with it. Setting the same number again does nothing.
  useLayoutEffect(() => {
    if (lista.current !== null)
      setMargen(Math.round(lista.current.getBoundingClientRect().top + window.scrollY));
  });
  return { lista, margen };
}
