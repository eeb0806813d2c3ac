// A row whose things do not all fit: it slides, fades at the side where there are more (`sliding-row.module.css`), and brings
// the one in force into sight.
//
//   const { row, className, ...hidden } = useSlidingRow(activa, '[aria-current]');
//   <nav ref={row} className={className} {...hidden}>…</nav>
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from './sliding-row.module.css';

/** `inForce` selects the one in force inside the row; `active` says that it is another one now. */
export function useSlidingRow<E extends HTMLElement>(active: string, inForce: string) {
  const row = useRef<E>(null);
  const { before, after } = useHidden(row);
  useEffect(() => {
    const fila = row.current;
    const own = active === '' ? null : fila?.querySelector<HTMLElement>(inForce);
    if (!fila || !own) return;
    const margin = (fila.clientWidth - own.offsetWidth) / 2;
    if (fila.scrollWidth > fila.clientWidth) fila.scrollTo({ left: own.offsetLeft - margin });
  }, [active, inForce]);
  return {
    row,
    className: classes.fila ?? '',
    'data-hay-antes': before || undefined,
    'data-hay-despues': after || undefined,
  };
}

/** Whether some are hidden at each side. */
function useHidden(row: RefObject<HTMLElement | null>) {
  const [hidden, setHidden] = useState({ before: false, after: false });
  useLayoutEffect(() => {
    const fila = row.current;
    if (fila === null) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = fila;
      const [before, after] = [scrollLeft > 1, scrollLeft + clientWidth < scrollWidth - 1];
      setHidden((de) => (de.before === before && de.after === after ? de : { before, after }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(fila);
    fila.addEventListener('scroll', measure, { passive: true });
    return () => {
      watch.disconnect();
      fila.removeEventListener('scroll', measure);
    };
  }, [row]);
  return hidden;
}
