// How long to wait before the next attempt: doubling from one second up to half a minute, plus up to a fifth at
// random so that a restarted server is not called by every browser at once.
const PRIMERA_MS = 1_000;
const MAXIMA_MS = 30_000;
const DISPERSION = 0.2;

export function delayBefore(
  intento: number,
  azar: number = Math.random(),
  primeraMs = PRIMERA_MS,
  maximaMs = MAXIMA_MS,
): number {
  const base = Math.min(primeraMs * 2 ** intento, maximaMs);
  return Math.round(base * (1 + DISPERSION * azar));
}

/** Cut short when the network comes back, or nobody waits any more. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((listo) => {
    const oyentes = new AbortController();
    const dejar = () => {
      clearTimeout(espera);
      oyentes.abort();
      listo();
    };
    const espera = setTimeout(dejar, ms);
    if (signal.aborted) return dejar();
    signal.addEventListener('abort', dejar, oyentes);
    globalThis.addEventListener?.('online', dejar, oyentes);
  });
}
