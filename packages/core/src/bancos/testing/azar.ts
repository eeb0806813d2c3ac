// For tests: chance that repeats itself, given its seed.

export interface Azar {
  /** From 0 up to but not including 1. */
  readonly fraccion: () => number;
  readonly entero: (desde: number, hasta: number) => number;
  readonly de: <T>(opciones: readonly T[]) => T;
  /** True so many times in a hundred. */
  readonly suerte: (porCiento: number) => boolean;
}

/** Mulberry32. */
export function azar(semilla: number): Azar {
  let estado = semilla >>> 0;
  const fraccion = () => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let mezcla = Math.imul(estado ^ (estado >>> 15), estado | 1);
    mezcla ^= mezcla + Math.imul(mezcla ^ (mezcla >>> 7), mezcla | 61);
    return ((mezcla ^ (mezcla >>> 14)) >>> 0) / 4_294_967_296;
  };
  const entero = (desde: number, hasta: number) => desde + Math.floor(fraccion() * (hasta - desde + 1));
  return {
    fraccion,
    entero,
    de: (opciones) => {
      const elegida = opciones[entero(0, opciones.length - 1)];
      if (elegida === undefined) throw new RangeError('no hay de dónde elegir');
      return elegida;
    },
    suerte: (porCiento) => fraccion() * 100 < porCiento,
  };
}
