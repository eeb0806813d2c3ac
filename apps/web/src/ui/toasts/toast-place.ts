// Where a toast goes: where it covers nothing that can be pressed. From the bottom of the page upwards, at the right, in the
// middle and at the left; if no place is free, the one that covers least.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const PASO = 8;
const MARGEN = 12;

/** The left and the bottom edge, from those of the page. */
export function placeFor(
  toast: Pick<Box, 'width' | 'height'>,
  pagina: Box,
  controles: readonly Box[],
): { readonly left: number; readonly bottom: number } {
  const [izquierda, derecha] = [
    pagina.left + MARGEN,
    pagina.left + Math.max(MARGEN, pagina.width - toast.width - MARGEN),
  ];
  const fondo = pagina.top + pagina.height;
  let mejor = { left: derecha, bottom: MARGEN };
  let menos = Number.POSITIVE_INFINITY;
  for (let top = fondo - MARGEN - toast.height; top >= pagina.top; top -= PASO) {
    for (const left of [derecha, (izquierda + derecha) / 2, izquierda]) {
      const tapados = controles.filter((control) => seTocan({ ...toast, left, top }, control)).length;
      if (tapados >= menos) continue;
      menos = tapados;
      mejor = { left, bottom: fondo - top - toast.height };
      if (tapados === 0) return mejor;
    }
  }
  return mejor;
}

const seTocan = (una: Box, otra: Box): boolean =>
  una.left < otra.left + otra.width &&
  otra.left < una.left + una.width &&
  una.top < otra.top + otra.height &&
  otra.top < una.top + una.height;
