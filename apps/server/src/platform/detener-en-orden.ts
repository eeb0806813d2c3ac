// Ctrl-C and SIGTERM let the requests in flight end, then close what was opened. A second signal does not hurry it:
// the limit does.
import type { Logger } from 'pino';

const LIMITE_MS = 30_000;

export function detenerEnOrden(log: Logger, cerrar: () => Promise<void>): void {
  let deteniendo = false;
  const detener = (senal: string) => {
    if (deteniendo) return;
    deteniendo = true;
    log.info({ senal }, 'Deteniendo');
    setTimeout(() => {
      log.fatal('No terminó a tiempo');
      process.exit(1);
    }, LIMITE_MS).unref();
    cerrar().then(
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
