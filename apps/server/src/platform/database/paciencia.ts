// A database that is being replaced is back in seconds: whoever can ask again without doing anything twice waits for it.
import { setTimeout as esperar } from 'node:timers/promises';
import { transcurridoMs } from '../reloj.ts';
import { noPasoNada } from './falla-de-la-base.ts';

/** What a change of primary takes, twice. */
const PACIENCIA_MS = 20_000;

const PAUSA_MIN_MS = 25;
const PAUSA_MAX_MS = 1_000;

export interface Paciencia {
  readonly seRepite?: (error: unknown) => boolean;
  /** Another than the usual only in tests, which do not wait for it. */
  readonly pacienciaMs?: number;
}

export async function conPaciencia<T>(
  trabajo: () => Promise<T>,
  { seRepite = noPasoNada, pacienciaMs = PACIENCIA_MS }: Paciencia = {},
): Promise<T> {
  const desdeMs = transcurridoMs();
  for (let vez = 0; ; vez++) {
    try {
      return await trabajo();
    } catch (error) {
      const pausaMs = pausaAntesDe(vez);
      if (!seRepite(error) || transcurridoMs() - desdeMs + pausaMs > pacienciaMs) throw error;
      await esperar(pausaMs);
    }
  }
}

/** Longer each time, and not the same for all: those that were cut off together do not come back together. */
function pausaAntesDe(vez: number): number {
  return Math.min(PAUSA_MAX_MS, PAUSA_MIN_MS * 2 ** vez) * (0.5 + Math.random() / 2);
}
