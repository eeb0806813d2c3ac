// The bar that stays on top while the page scrolls. What sticks inside of the page sticks under it (--cuadra-arriba in the
// stylesheets), and whoever brings a row into sight leaves it the room it takes.
import { createStore, useStore } from '#platform/store.ts';

const VARIABLE = '--cuadra-arriba';

const alto = createStore(0);

/** In pixels; 0 where no bar stays. */
export const useTopBarHeight = (): number => useStore(alto);

/** The ref of that bar. */
export function topBar(barra: HTMLElement | null): (() => void) | undefined {
  if (barra === null) return undefined;
  const medir = () => poner(barra.offsetHeight);
  const vigia = new ResizeObserver(medir);
  vigia.observe(barra);
  medir();
  return () => {
    vigia.disconnect();
    poner(0);
  };
}

function poner(pixeles: number): void {
  alto.set(pixeles);
  document.documentElement.style.setProperty(VARIABLE, `${pixeles}px`);
}
