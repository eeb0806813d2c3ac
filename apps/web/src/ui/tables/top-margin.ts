// How far down the page a list begins: the window is what scrolls, so what is above counts.
import { type RefObject, useLayoutEffect, useState } from 'react';

export function useTopMargin(list: RefObject<HTMLElement | null>): number {
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current === null) return;
      setMargin(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // Whatever grows above the list makes the page longer. Measuring while scrolling would only slow it down.
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [list]);
  return margin;
}
