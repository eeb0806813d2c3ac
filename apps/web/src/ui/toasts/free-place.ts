// A place over the page, as it is now, where nothing that can be pressed nor anything that it says is covered.
import { placeFor } from './toast-place.ts';

const NADA_ENCIMA = [
  'button',
  'a[href]',
  'input',
  'select',
  'textarea',
  '[role="tab"]',
  '[role="slider"]',
  // What the page says of its own state: whether it is in balance, what is asked, what went wrong.
  ...['[role="status"]', '[role="alert"]', '[role="note"]'].map((dicho) => `#contenido ${dicho}`),
].join();

/** Beside the menu, over the page; where there is none, over whatever there is. */
export function freePlace(size: { readonly width: number; readonly height: number }) {
  const { left = 0, width = window.innerWidth } =
    document.getElementById('contenido')?.getBoundingClientRect() ?? {};
  const pagina = { left, width, top: 0, height: window.innerHeight };
  const aLaVista = [...document.querySelectorAll(NADA_ENCIMA)]
    .map((control) => control.getBoundingClientRect())
    .filter(
      ({ width: ancho, height, bottom, top }) => ancho > 0 && height > 0 && bottom > 0 && top < pagina.height,
    );
  return placeFor({ ...size, width: Math.min(size.width, width) }, pagina, aLaVista);
}
