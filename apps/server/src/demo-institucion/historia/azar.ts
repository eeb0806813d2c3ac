// Chance that is always the same: mulberry32 started from a text. Each chapter, day and agencia has its own, so that
// changing one chapter, or telling one day more, leaves the rest of the story as it was.
import { MILLON, porcion } from './montos.ts';

export interface Azar {
  /** Between both, included. */
  entero(min: number, max: number): number;
  /** The amount, up to so many thousandths more or less. */
  variar(monto: number, milesimas: number): number;
  elegir<T>(opciones: readonly [T, ...T[]]): T;
  /** True so many times in a thousand. */
  ocurre(milesimas: number): boolean;
}

export function crearAzar(semilla: string): Azar {
  // Most scenes never ask: the seed is worked out when one does.
  let siguiente: (() => number) | undefined;
  const entero = (min: number, max: number) => {
    siguiente ??= mulberry32(semillaDe(semilla));
    return min + Math.floor((siguiente() * (max - min + 1)) / 2 ** 32);
  };
  return {
    entero,
    variar: (monto, milesimas) => porcion(monto, MILLON + entero(-milesimas, milesimas) * 1000),
    elegir: (opciones) => opciones[entero(0, opciones.length - 1)] ?? opciones[0],
    ocurre: (milesimas) => entero(1, 1000) <= milesimas,
  };
}

function mulberry32(semilla: number): () => number {
  let estado = semilla;
  return () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let mezcla = Math.imul(estado ^ (estado >>> 15), estado | 1);
    mezcla ^= mezcla + Math.imul(mezcla ^ (mezcla >>> 7), mezcla | 61);
    return (mezcla ^ (mezcla >>> 14)) >>> 0;
  };
}

/** FNV-1a. */
function semillaDe(texto: string): number {
  let mezcla = 0x811c9dc5;
  for (let i = 0; i < texto.length; i++) mezcla = Math.imul(mezcla ^ texto.charCodeAt(i), 0x01000193);
  return mezcla;
}
