// A place over the page, as it is now, where nothing that can be pressed nor anything that it says is covered.
import { placeFor } from './toast-place.ts';

const NOTHING_ABOVE = [
  'button',
  'a[href]',
  'input',
  'select',
  'textarea',
  '[role="tab"]',
  '[role="slider"]',
  // What the page says of its own state: whether it is in balance, what is asked, what went wrong.
  ...['[role="status"]', '[role="alert"]', '[role="note"]'].map((said) => `#contenido ${said}`),
].join();

/** Beside the menu, over the page; where there is none, over whatever there is. */
export function freePlace(size: { readonly width: number; readonly height: number }) {
  const { left = 0, width = window.innerWidth } =
    document.getElementById('contenido')?.getBoundingClientRect() ?? {};
  const page = { left, width, top: 0, height: window.innerHeight };
  const inSight = [...document.querySelectorAll(NOTHING_ABOVE)]
    // What takes up a third of the page says nothing yet: it is where something is still coming.
    .filter((control) => !control.matches('[role="status"]') || control.clientHeight < page.height / 3)
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < page.height);
  return placeFor({ ...size, width: Math.min(size.width, width) }, page, inSight);
}
