// Waits until somebody stops for a moment, but never longer than a limit: who types without pause is attended to too.
import { elapsedMs } from '#platform/clock.ts';
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
      const ahora = elapsedMs();
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

const PAUSA_MS = 1_500;
const MAXIMO_MS = 6_000;
const REINTENTO_MS = 3_000;
const REINTENTO_MAX_MS = 30_000;

export type Ritmo = ReturnType<typeof crearRitmo>;

/** When it is time to save: after a moment without changes and, if it failed, less and less often. */
export function crearRitmo(intentar: () => void) {
  const pausa = crearPausa(intentar, PAUSA_MS, MAXIMO_MS);
  let detenido = false;
  let reintentos = 0;
  let reintento: ReturnType<typeof setTimeout> | undefined;
  const olvidar = () => {
    pausa.cancelar();
    clearTimeout(reintento);
  };
  return {
    estaDetenido: () => detenido,
    empujar: pausa.empujar,
    olvidar,
    insistir() {
      const esperaMs = Math.min(REINTENTO_MS * 2 ** reintentos, REINTENTO_MAX_MS);
      reintentos += 1;
      clearTimeout(reintento);
      if (!detenido) reintento = setTimeout(intentar, esperaMs);
    },
    salioBien() {
      reintentos = 0;
    },
    detener() {
      detenido = true;
      olvidar();
    },
    reanudar() {
      detenido = false;
    },
  };
}
