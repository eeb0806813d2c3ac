// A worker thread with a limit of memory, and one way to hear how it ended: its own error, or that it was stopped. What
// it says and is told is for whoever lit it.
import { type Transferable, Worker } from 'node:worker_threads';

export interface Hilo<Orden> {
  ordenar(orden: Orden, transferidos?: readonly Transferable[]): void;
  /** Busy, it keeps the process alive; idle, it does not. */
  ocupar(): void;
  desocupar(): void;
  detener(): Promise<void>;
}

export interface OpcionesDeHilo<Aviso> {
  readonly nombre: string;
  readonly modulo: URL;
  readonly memoriaMaxMb: number;
  readonly alAvisar: (aviso: Aviso) => void;
  /** Whatever was under way will not end: why. */
  readonly alTerminar: (causa: Error) => void;
}

export function encenderHilo<Orden, Aviso>({
  nombre,
  modulo,
  memoriaMaxMb,
  alAvisar,
  alTerminar,
}: OpcionesDeHilo<Aviso>): Hilo<Orden> {
  const worker = new Worker(modulo, {
    name: nombre,
    resourceLimits: { maxOldGenerationSizeMb: memoriaMaxMb },
  });
  let causa = new Error(`El hilo «${nombre}» se detuvo antes de terminar.`);
  worker.on('message', alAvisar);
  worker.on('error', (error) => {
    causa = comoError(error);
  });
  worker.on('exit', () => alTerminar(causa));
  return {
    ordenar: (orden, transferidos = []) => worker.postMessage(orden, transferidos),
    ocupar: () => worker.ref(),
    desocupar: () => worker.unref(),
    detener: async () => void (await worker.terminate()),
  };
}

export function comoError(causa: unknown): Error {
  return causa instanceof Error ? causa : new Error(String(causa));
}

/** A thread that asked for more memory than it may have. */
export function faltoMemoria(causa: Error): boolean {
  return 'code' in causa && causa.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
