// Ctrl-C and SIGTERM: first it leaves the balancer, if it was given time for that; then it lets the requests in flight end
// and closes what was opened. A second signal does not hurry it: the limit does.
import type { Logger } from 'pino';
import type { Retiro } from './http/retiro.ts';

const LIMITE_MS = 30_000;

interface Detencion {
  readonly log: Logger;
  readonly retiro: Retiro;
  /** Longer than the balancer takes to notice. */
  readonly retiroSegundos: number;
  cerrar(): Promise<void>;
}

export function detenerEnOrden({ log, retiro, retiroSegundos, cerrar }: Detencion): void {
  let deteniendo = false;
  const detener = (senal: string) => {
    if (deteniendo) return;
    deteniendo = true;
    log.info({ senal, retiroSegundos }, 'Deteniendo');
    const retiroMs = retiroSegundos * 1_000;
    setTimeout(() => {
      log.fatal('No terminó a tiempo');
      process.exit(1);
    }, retiroMs + LIMITE_MS).unref();
    retiro.empezar();
    esperar(retiroMs)
      .then(cerrar)
      .then(
        () => {
          log.info('Detenido');
          // Everything is closed; whatever a library still keeps alive is not worth waiting for.
          process.exit(0);
        },
        (error: unknown) => {
          log.fatal({ err: error }, 'Falló al detenerse');
          process.exit(1);
        },
      );
  };
  for (const senal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(senal, detener);
}

async function esperar(ms: number): Promise<void> {
  if (ms > 0) await new Promise((seguir) => setTimeout(seguir, ms));
}
