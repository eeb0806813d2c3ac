// Waits until somebody stops for a moment, but never longer than a limit: who types without pause is attended to too.
export interface Pausa {
  /** Something changed. */
  empujar(): void;
  /** What waited is no longer wanted. */
  cancelar(): void;
}

export function crearPausa(hacer: () => void, pausaMs: number, maximoMs: number): Pausa {
  let espera: ReturnType<typeof setTimeout> | undefined;
  let limite = 0;
  const cumplir = () => {
    espera = undefined;
    hacer();
  };
  return {
    empujar() {
      const ahora = performance.now();
      if (espera === undefined) limite = ahora + maximoMs;
      clearTimeout(espera);
      espera = setTimeout(cumplir, Math.max(0, Math.min(pausaMs, limite - ahora)));
    },
    cancelar() {
      clearTimeout(espera);
      espera = undefined;
    },
  };
}
