// Ctrl-C and SIGTERM: first it leaves the balancer, if it was given time for that; then it lets the requests in flight end
// and closes what was opened. A second signal does not hurry it: the limit does, and whatever hangs, the database that came along is
// ended before the process leaves: nobody else would.
import type { Logger } from 'pino';
import type { Retiro } from './http/retiro.ts';

interface Detencion {
  readonly log: Logger;
  readonly retiro: Retiro;
  /** Longer than the balancer takes to notice. */
  readonly retiroSegundos: number;
  /** From then on, what is in flight and what it holds. */
  readonly limiteMs: number;
  cerrar(): Promise<void>;
  /** What must not outlive the process, whatever else did not end. */
  soltar(): Promise<void>;
}

/** A database that comes along ends with the program, and people wait for it; another one is nobody's to stop. */
export const limiteDeCierre = (conBaseIncluida: boolean): number => (conBaseIncluida ? 7_000 : 30_000);

export function detenerEnOrden(detencion: Detencion): void {
  const detener = alDetener(detencion, process.exit);
  for (const senal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(senal, detener);
}

/** What a signal does; apart, so that it can be seen without ending whoever looks. */
export function alDetener(detencion: Detencion, salir: (codigo: number) => void): (senal: string) => void {
  const { log, retiro, retiroSegundos, limiteMs, cerrar, soltar } = detencion;
  let deteniendo = false;
  const dejarAMedias = (mensaje: string, error?: unknown) => {
    log.fatal({ err: error }, mensaje);
    soltar()
      .catch((otro: unknown) => log.fatal({ err: otro }, 'Falló al detener la base de datos'))
      .finally(() => salir(1));
  };
  return (senal) => {
    if (deteniendo) return;
    deteniendo = true;
    log.info({ senal, retiroSegundos }, 'Deteniendo');
    const retiroMs = retiroSegundos * 1_000;
    const limite = setTimeout(
      () => dejarAMedias('Algo no terminó a tiempo: se deja a medias'),
      retiroMs + limiteMs,
    );
    retiro.empezar();
    esperar(retiroMs)
      .then(cerrar)
      .then(
        () => {
          log.info('Detenido');
          // Everything is closed; whatever a library still keeps alive is not worth waiting for.
          salir(0);
        },
        (error: unknown) => dejarAMedias('Falló al detenerse', error),
      )
      .finally(() => clearTimeout(limite));
  };
}

async function esperar(ms: number): Promise<void> {
  if (ms > 0) await new Promise((seguir) => setTimeout(seguir, ms));
}
