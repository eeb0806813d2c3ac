// The arithmetic of a table by pages.

/** The last page that begins at that row or before it; −1 when there are none. */
export function pageOf(paginas: readonly { readonly fila: number }[], fila: number): number {
  let [desde, hasta] = [0, paginas.length];
  while (desde < hasta) {
    const medio = (desde + hasta) >> 1;
    if ((paginas[medio]?.fila ?? 0) <= fila) desde = medio + 1;
    else hasta = medio;
  }
  return desde - 1;
}
