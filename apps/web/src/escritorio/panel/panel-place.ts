// Where a pop-up panel stands: under its button and aligned with its start; over it when there is more room there;
// always whole on the screen.
const ANCHO_DE_PANEL = 360;
const SEPARACION = 4;
const MARGEN = 8;
/** Under this height a panel is not worth opening downwards when there is more room above. */
const ALTO_UTIL = 320;

export interface Caja {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Lugar {
  readonly left: number;
  readonly top?: number;
  readonly bottom?: number;
  readonly maxHeight: number;
}

export function colocar(boton: Caja, ventana: { readonly ancho: number; readonly alto: number }): Lugar {
  const left = Math.max(MARGEN, Math.min(boton.left, ventana.ancho - ANCHO_DE_PANEL - MARGEN));
  const abajo = ventana.alto - boton.bottom - SEPARACION - MARGEN;
  const arriba = boton.top - SEPARACION - MARGEN;
  if (abajo < ALTO_UTIL && arriba > abajo) {
    return { left, bottom: ventana.alto - boton.top + SEPARACION, maxHeight: arriba };
  }
  return { left, top: boton.bottom + SEPARACION, maxHeight: abajo };
}
