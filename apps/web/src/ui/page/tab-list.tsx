// The tabs of a screen in one row, whatever its width: where they do not all fit the row slides, fades at the side where
// there are more, and brings the one in force into sight.
//
//   <Tabs value={vista} …>
//     <TabList activa={vista}>
//       <Tabs.Tab value="libro">Libro</Tabs.Tab>
import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from './tabs.module.css';

interface TabListProps {
  readonly activa: string;
  readonly children: ReactNode;
}

export function TabList({ activa, children }: TabListProps) {
  const lista = useRef<HTMLDivElement>(null);
  const { antes, despues } = useHayMas(lista);
  useEffect(() => {
    const fila = lista.current;
    const suya = fila?.querySelector<HTMLElement>(`[id$="-tab-${activa}"]`);
    if (!fila || !suya) return;
    const margen = (fila.clientWidth - suya.offsetWidth) / 2;
    if (fila.scrollWidth > fila.clientWidth) fila.scrollTo({ left: suya.offsetLeft - margen });
  }, [activa]);
  return (
    <Tabs.List
      ref={lista}
      className={`${classes.lista} ${classes.enFila}`}
      data-hay-antes={antes || undefined}
      data-hay-despues={despues || undefined}
    >
      {children}
    </Tabs.List>
  );
}

/** Whether some are hidden at each side. */
function useHayMas(lista: RefObject<HTMLElement | null>) {
  const [hay, setHay] = useState({ antes: false, despues: false });
  useLayoutEffect(() => {
    const fila = lista.current;
    if (fila === null) return;
    const medir = () => {
      const { scrollLeft, scrollWidth, clientWidth } = fila;
      const [antes, despues] = [scrollLeft > 1, scrollLeft + clientWidth < scrollWidth - 1];
      setHay((de) => (de.antes === antes && de.despues === despues ? de : { antes, despues }));
    };
    medir();
    const vigia = new ResizeObserver(medir);
    vigia.observe(fila);
    fila.addEventListener('scroll', medir, { passive: true });
    return () => {
      vigia.disconnect();
      fila.removeEventListener('scroll', medir);
    };
  }, [lista]);
  return hay;
}
