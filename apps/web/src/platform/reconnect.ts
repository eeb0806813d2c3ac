// How long to wait before the next attempt: doubling from one second up to half a minute, plus up to a fifth at
// random so that a restarted server is not called by every browser at once.
const PRIMERA_MS = 1_000;
const MAXIMA_MS = 30_000;
const DISPERSION = 0.2;

export function delayBefore(intento: number, azar: number = Math.random()): number {
  const base = Math.min(PRIMERA_MS * 2 ** intento, MAXIMA_MS);
  return Math.round(base * (1 + DISPERSION * azar));
}
