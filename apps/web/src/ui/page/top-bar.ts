// The bar that stays on top while the page scrolls. What sticks inside of the page sticks under it (--cuadra-arriba in the
// stylesheets), and whoever brings a row into sight leaves it the room it takes.
import { createStore, useStore } from '#platform/store.ts';

const VARIABLE = '--cuadra-arriba';

const height = createStore(0);

/** In pixels; 0 where no bar stays. */
export const useTopBarHeight = (): number => useStore(height);

/** The ref of that bar. */
export function topBar(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const measure = () => put(bar.offsetHeight);
  const watch = new ResizeObserver(measure);
  watch.observe(bar);
  measure();
  return () => {
    watch.disconnect();
    put(0);
  };
}

function put(pixels: number): void {
  height.set(pixels);
  document.documentElement.style.setProperty(VARIABLE, `${pixels}px`);
}
