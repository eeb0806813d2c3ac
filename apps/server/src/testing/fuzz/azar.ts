// Chance that repeats itself: the same seed, the same calls.
export interface Azar {
  /** From 0 up to, not including, 1. */
  fraccion(): number;
  entero(minimo: number, maximo: number): number;
  /** Once in so many times. */
  unaDe(veces: number): boolean;
  elegir<T>(opciones: readonly T[]): T;
}

/** Mulberry32. */
export function crearAzar(semilla: number): Azar {
  let estado = semilla >>> 0;
  const fraccion = () => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let t = estado;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const entero = (minimo: number, maximo: number) => minimo + Math.floor(fraccion() * (maximo - minimo + 1));
  return {
    fraccion,
    entero,
    unaDe: (veces) => entero(1, veces) === 1,
    elegir: (opciones) => {
      const elegida = opciones[entero(0, opciones.length - 1)];
      if (elegida === undefined && opciones.length === 0) throw new Error('No hay de qué elegir');
      return elegida as (typeof opciones)[number];
    },
  };
}
