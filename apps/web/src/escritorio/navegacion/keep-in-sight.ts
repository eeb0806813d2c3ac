// Scrolls a container until one of its elements is in sight, with some room around it. Only the container moves: the
// browser's own scrollIntoView would also move the page behind it.
const HOLGURA_PX = 120;

export function dejarALaVista(elemento: Element, contenedor: Element): void {
  const { top, bottom } = elemento.getBoundingClientRect();
  const marco = contenedor.getBoundingClientRect();
  if (bottom > marco.bottom) contenedor.scrollTop += bottom - marco.bottom + HOLGURA_PX;
  else if (top < marco.top) contenedor.scrollTop -= marco.top - top + HOLGURA_PX;
}
