// Work of the queue that is all in the database: it may be done twice, so what was lost with the primary is done again as soon as
// there is another one, and is none of the attempts that it has. What speaks to others too (mail, backups) fails by them in the same
// words, and is left to the queue.
import type { Logger } from 'pino';
import { ConfirmacionIncierta, noPasoNada } from '../database/falla-de-la-base.ts';
import { conPaciencia } from '../database/paciencia.ts';

/** Counted from where it began, and what is long takes minutes; beyond this the queue decides. */
const PACIENCIA_MS = 600_000;

/** `trabajo` looks first whether it is still to be done: its commit may have arrived. */
export function aunqueCambieElPrincipal(log: Logger, trabajo: () => Promise<void>): Promise<void> {
  return conPaciencia(trabajo, {
    pacienciaMs: PACIENCIA_MS,
    seRepite(error) {
      const sePerdio = noPasoNada(error) || error instanceof ConfirmacionIncierta;
      if (sePerdio) log.warn({ err: error }, 'Un trabajo se perdió con la base de datos; se hace de nuevo');
      return sePerdio;
    },
  });
}
