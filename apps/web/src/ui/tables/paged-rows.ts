// The arithmetic of a table by pages: which page a row is of, and where a key leads.

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

interface Place {
  readonly indice: number;
  readonly cuantas: number;
  /** How many rows a page moves. */
  readonly pagina: number;
}

/** Undefined for a key that means nothing here: the browser keeps it. */
export function targetOf(key: string, { indice, cuantas, pagina }: Place): number | undefined {
  const destino = new Map([
    ['ArrowDown', indice + 1],
    ['ArrowUp', indice - 1],
    ['PageDown', indice + pagina],
    ['PageUp', indice - pagina],
    ['Home', 0],
    ['End', cuantas - 1],
  ]).get(key);
  if (destino === undefined || cuantas === 0) return undefined;
  return Math.max(0, Math.min(cuantas - 1, destino));
}
